import { mount } from 'svelte';
import App from './App.svelte';
import './theme.css';

/** After the server has been upgraded, the parts of an old page are gone: then the new page is loaded. */
addEventListener('vite:preloadError', () => {
  fetch(location.href, { method: 'HEAD' }).then(
    () => location.reload(),
    () => undefined,
  );
});

const target = document.getElementById('page');
if (target) mount(App, { target });
