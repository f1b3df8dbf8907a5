// Shows notices of one's turn, and opens the table when one is touched.

self.addEventListener('push', (event) => {
  const { title, body, link } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { body, tag: link, data: link, icon: 'icon-turn.svg' }));
});

async function open(link) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find(({ url }) => new URL(url).pathname === link);
  return page ? page.focus() : self.clients.openWindow(link);
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});
