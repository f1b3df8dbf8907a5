/** What the service worker shows when something is pushed, and what a touch on it opens. */

import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';

const SOURCE = readFileSync(new URL('../public/notices.js', import.meta.url), 'utf8');
const PUSHED = { title: "Tzolk'in", body: 'It is your turn.', link: '/t/abc' };

/** The worker in a scope of its own, with these pages open. */
function worker(...open: string[]) {
  const heard = new Map<string, (event: object) => void>();
  const pages = open.map((url) => ({ url, focus: vi.fn() }));
  const scope = {
    addEventListener: (name: string, listener: (event: object) => void) => heard.set(name, listener),
    registration: { showNotification: vi.fn() },
    clients: { matchAll: vi.fn(() => Promise.resolve(pages)), openWindow: vi.fn() },
  };
  new Function('self', SOURCE)(scope);
  const tell = async (name: string, event: object) => {
    let done: unknown = null;
    heard.get(name)?.({ ...event, waitUntil: (work: unknown) => (done = work) });
    expect(done).not.toBeNull(); // or the browser may stop the worker before
    await done;
  };
  return { ...scope, pages, tell };
}

test('a push is shown in its own words, and a later one of the same table replaces it', async () => {
  const { tell, registration } = worker();
  await tell('push', { data: { json: () => PUSHED } });
  expect(registration.showNotification).toHaveBeenCalledExactlyOnceWith("Tzolk'in", {
    body: 'It is your turn.',
    tag: '/t/abc',
    data: '/t/abc',
    icon: 'icon-turn.svg',
  });
});

test.each([
  ['the page of its table comes to the front', ['https://x.example/', 'https://x.example/t/abc?move=3'], 1],
  ['without one, its table is opened', ['https://x.example/', 'https://x.example/t/other'], null],
  ['without any page, too', [], null],
])('a notice that is touched closes: %s', async (_, open, front) => {
  const { tell, clients, pages } = worker(...open);
  const close = vi.fn();
  await tell('notificationclick', { notification: { data: '/t/abc', close } });
  expect(close).toHaveBeenCalledOnce();
  expect(clients.matchAll).toHaveBeenCalledWith({ type: 'window', includeUncontrolled: true });
  expect(pages.map(({ focus }) => focus.mock.calls.length)).toEqual(open.map((_, i) => Number(i === front)));
  expect(clients.openWindow.mock.calls).toEqual(front === null ? [['/t/abc']] : []);
});
