// Keeps the whole build in the browser, so that tables on this device open without a connection. The server's answers are never kept.
declare const self: ServiceWorkerGlobalScope

/** Every file of the build and a mark of their contents; the build writes them in. */
declare const __BUILD__: { readonly version: string; readonly files: readonly string[] }

const CACHE = `tassel-${__BUILD__.version}`

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll([...__BUILD__.files]))
      .then(() => self.skipWaiting()),
  )
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((keys) => Promise.all(keys.filter((key) => key.startsWith('tassel-') && key !== CACHE).map((key) => caches.delete(key))))
      .then(() => self.clients.claim()),
  )
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin || url.pathname.startsWith('/api/')) return
  // A page comes from the server while there is one, so that a new build is seen at once; its files never change under their names.
  event.respondWith(request.mode === 'navigate' ? fetch(request).catch(() => kept('/index.html')) : kept(request))
})

async function kept(request: Request | string): Promise<Response> {
  const cache = await caches.open(CACHE)
  return (await cache.match(request)) ?? fetch(request)
}

export type {}
