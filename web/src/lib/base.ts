/** The path that the page is served under, without a slash at the end: empty at the root of a site. */
export const base = globalThis.document?.documentElement.dataset.base ?? '';
