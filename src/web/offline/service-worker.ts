/**
 * The service worker keeps what every browser gets alike: the page with nothing drawn in it, and files of the bundle,
 * which have a hash in their name. It keeps no reply to a call and no page as the server sent it, so that it has no
 * price and nobody's data; what it does not name it leaves to the browser (decision 0308). There is one for each
 * language, which is in charge of the addresses of that language.
 */
import { clientsClaim } from 'workbox-core'
import { enable as enableNavigationPreload } from 'workbox-navigation-preload'
import { matchPrecache, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkOnly } from 'workbox-strategies'
import { isAskedIfKnown, unhashed } from './worker-messages.ts'

/** Filled in by the build; see `src/server/assets/build-worker.ts`. */
declare const BUILD: string
declare const LANGUAGE: string
declare const PRECACHED: readonly { url: string; revision: string | null }[]
declare const FILES: readonly string[]
declare const PAGES: readonly string[]
declare const EMPTY_PAGE: string

type LastingEvent = Event & { waitUntil: (promise: Promise<unknown>) => void }

/** What is used here of a worker's global scope: the project is typed for pages. */
declare const self: {
  skipWaiting: () => Promise<void>
  addEventListener: {
    (type: 'install' | 'activate', hear: (event: LastingEvent) => void): void
    (type: 'message', hear: (event: MessageEvent<unknown>) => void): void
  }
}

const ofFiles = `files-${LANGUAGE}-`
const cacheName = ofFiles + BUILD
const mayBeKept = new Set(FILES)

clientsClaim()
enableNavigationPreload()
precacheAndRoute([...PRECACHED])

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && mayBeKept.has(url.pathname),
  new CacheFirst({ cacheName, matchOptions: { ignoreVary: true } }),
)
// A tab that still runs the build before finds that one's files.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/') && !mayBeKept.has(url.pathname),
  async ({ request }) => (await caches.match(request, { ignoreVary: true })) ?? fetch(request),
)

const network = new NetworkOnly()
registerRoute(
  new NavigationRoute(
    async (options) => {
      try {
        return await network.handle(options)
      } catch {
        return (await matchPrecache(EMPTY_PAGE)) ?? Response.error()
      }
    },
    { allowlist: PAGES.map((page) => new RegExp(page)) },
  ),
)

self.addEventListener('install', (event) => event.waitUntil(fetchWhatWasKept()))
self.addEventListener('activate', (event) => event.waitUntil(dropOldFiles()))
self.addEventListener('message', ({ data, ports: [port] }) => {
  if (isAskedIfKnown(data)) port?.postMessage(PRECACHED.some(({ url }) => url === data.script))
  else if (data !== null && typeof data === 'object' && 'type' in data && data.type === 'SKIP_WAITING')
    self.skipWaiting()
})

const ownCaches = async () => (await caches.keys()).filter((name) => name.startsWith(ofFiles))

/** What was used of the build before is there in this one too, so that an update takes no form away from who is offline. */
async function fetchWhatWasKept(): Promise<void> {
  const kept = await Promise.all((await ownCaches()).map(async (name) => (await caches.open(name)).keys()))
  const names = new Set(kept.flat().map(({ url }) => unhashed(new URL(url).pathname)))
  const cache = await caches.open(cacheName)
  await Promise.allSettled(FILES.filter((file) => names.has(unhashed(file))).map((file) => cache.add(file)))
}

/** Those of the build before stay for tabs that still run it; the names come in the order in which they were made. */
async function dropOldFiles(): Promise<void> {
  const others = (await ownCaches()).filter((name) => name !== cacheName)
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)))
}
