import { mount } from 'svelte';
import App from './App.svelte';
import './theme.css';

const SCRIPT = new URL(import.meta.url).pathname.split('/').at(-1) ?? '';

/** After the server has been upgraded, the parts of an old page are gone: then the new page is loaded. If the server still
 * begins its page with this very script, loading it again would not help.
 */
addEventListener('vite:preloadError', () => {
  fetch(location.href)
    .then((answer) => answer.text())
    .then(
      (page) => page.includes(SCRIPT) || location.reload(),
      () => undefined,
    );
});

const target = document.getElementById('page');
if (target) mount(App, { target });
