/**
 * Notices of one's turn. With the server's alerts they come by web push, also while the page is closed; without them
 * the page itself shows them, while it is open behind others.
 */

import { api } from './api';
import { base } from './base';
import { prefer, preferences } from './preferences.svelte';

const WORKER = `${base}/notices.js`;

class Notices {
  /** Whether this browser has notices at all. */
  get possible(): boolean {
    return 'Notification' in globalThis && isSecureContext;
  }

  /** Ask the browser, and the server if it sends alerts. Says whether there will be notices. */
  async turnOn(): Promise<boolean> {
    const allowed = this.possible && (await Notification.requestPermission()) === 'granted';
    prefer({ notices: allowed ? 'on' : 'off' });
    if (allowed) await this.subscribe();
    return allowed;
  }

  async turnOff(): Promise<void> {
    prefer({ notices: 'off' });
    const subscription = await (await this.worker())?.pushManager.getSubscription();
    if (!subscription) return;
    await api.unsubscribe(subscription.endpoint);
    await subscription.unsubscribe();
  }

  /** Show a notice, unless the page is in sight. */
  async show(title: string, body: string, link: string): Promise<void> {
    if (!document.hidden || preferences.notices !== 'on' || !this.possible) return;
    if (Notification.permission !== 'granted') return;
    await (
      await this.worker()
    )?.showNotification(title, { body, tag: link, data: link, icon: `${base}/icon-turn.svg` });
  }

  private async subscribe(): Promise<void> {
    const { on, key } = await api.alerts();
    const worker = await this.worker();
    if (!on || !key || !worker) return;
    const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    await api.subscribe(subscription.toJSON());
  }

  /** The service worker that shows notices; registered with the first of them. */
  private async worker(): Promise<ServiceWorkerRegistration | null> {
    if (!('serviceWorker' in navigator)) return null;
    await navigator.serviceWorker.register(WORKER);
    return navigator.serviceWorker.ready;
  }
}

export const notices = new Notices();
