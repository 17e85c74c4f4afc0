// The names of assets contain a hash of their content, so a kept one is always right.
const files = FILES
const kept = `files-${files.join().length}-${files.at(-1)}`
const DOCUMENT = '/plan'

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(kept)
      .then((cache) => cache.addAll([DOCUMENT, ...files]))
      .then(() => self.skipWaiting()),
  )
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name.startsWith('files-') && name !== kept).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  )
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin) return
  if (url.pathname.startsWith('/assets/')) event.respondWith(caches.match(request, { ignoreVary: true }).then((found) => found ?? fetch(request)))
  else if (request.mode === 'navigate' && !url.pathname.startsWith('/docs'))
    event.respondWith(fetch(request).catch(() => caches.match(DOCUMENT, { ignoreVary: true })))
})

self.addEventListener('push', (event) => {
  const { title, body, tag, data } = event.data.json()
  event.waitUntil(self.registration.showNotification(title, { body, tag, data, icon: '/icon.svg' }))
})

self.addEventListener('notificationclick', (event) => {
  const { trip_id: tripId, event: what } = event.notification.data
  event.notification.close()
  const isOnTheRoad = what === 'trip_today' || what === 'trip_tomorrow'
  event.waitUntil(self.clients.openWindow(tripId ? `/t/${tripId}${isOnTheRoad ? '/today' : ''}` : '/notifications'))
})
