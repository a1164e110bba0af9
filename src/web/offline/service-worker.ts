// Keeps the whole build in the browser, so that tables on this device open without a connection; of the nets that bots judge by, those that were
// asked for. The server's answers are never kept.
declare const self: ServiceWorkerGlobalScope

/** Every file of the build and a mark of their contents; the build writes them in. */
declare const __BUILD__: { readonly version: string; readonly files: readonly string[]; readonly nets: readonly string[] }

const CACHE = `tassel-${__BUILD__.version}`
/** From build to build, since a net seldom changes. */
const NETS = 'tassel-nets'

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
      .then((keys) =>
        Promise.all(keys.filter((key) => key.startsWith('tassel-') && key !== CACHE && key !== NETS).map((key) => caches.delete(key))),
      )
      .then(forgetOldNets)
      .then(() => self.clients.claim()),
  )
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin || url.pathname.startsWith('/api/')) return
  // A page comes from the server while there is one, so that a new build is seen at once; its files never change under their names.
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => kept('/index.html')))
  else event.respondWith(__BUILD__.nets.includes(url.pathname) ? net(request) : kept(request))
})

async function kept(request: Request | string): Promise<Response> {
  const cache = await caches.open(CACHE)
  return (await cache.match(request)) ?? fetch(request)
}

async function net(request: Request): Promise<Response> {
  const cache = await caches.open(NETS)
  const known = await cache.match(request)
  if (known) return known
  const answer = await fetch(request)
  if (answer.ok) await cache.put(request, answer.clone())
  return answer
}

async function forgetOldNets(): Promise<void> {
  const cache = await caches.open(NETS)
  const old = (await cache.keys()).filter(({ url }) => !__BUILD__.nets.includes(new URL(url).pathname))
  await Promise.all(old.map((request) => cache.delete(request)))
}

export type {}
