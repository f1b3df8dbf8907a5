import { mount } from 'svelte';
import App from './App.svelte';
import './theme.css';

const NEW = 60_000;

/** After the server has been upgraded, the parts of an old page are gone: then the new page is loaded. A page that was
 * just loaded is the new one; loading it again would not help.
 */
addEventListener('vite:preloadError', () => {
  if (performance.now() < NEW) return;
  fetch(location.href, { method: 'HEAD' }).then(
    () => location.reload(),
    () => undefined,
  );
});

const target = document.getElementById('page');
if (target) mount(App, { target });
