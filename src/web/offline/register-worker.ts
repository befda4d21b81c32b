import { messageSW, Workbox } from 'workbox-window'
import { workerOf } from '#machines/reference/service-workers.ts'
import { isForStaff } from '#machines/reference/staff-paths.ts'
import { language } from '../language/language.ts'
import { asksIfKnown } from './worker-messages.ts'

/**
 * Registers the service worker. A new one takes over at once where this page is of its build already; where it is of
 * an older one, `offer` gets what reloads the page under the new one, for the person to say when.
 */
export async function registerWorker(offer: (reload: () => void) => void): Promise<void> {
  if (!('serviceWorker' in navigator) || isForStaff(window.location.pathname)) return
  const { script, scope } = workerOf(language)
  const workbox = new Workbox(script, { scope })
  let isReloading = false
  workbox.addEventListener('controlling', () => {
    if (isReloading) window.location.reload()
  })
  workbox.addEventListener('waiting', async ({ sw }) => {
    if (!sw) return
    if (await messageSW(sw, asksIfKnown(ownScript()))) workbox.messageSkipWaiting()
    else
      offer(() => {
        isReloading = true
        workbox.messageSkipWaiting()
      })
  })
  const registration = await workbox.register()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') registration?.update().catch(() => undefined)
  })
  await workbox.controlling
  const keep = (addresses: readonly string[]) =>
    workbox.messageSW({ type: 'CACHE_URLS', payload: { urlsToCache: ownFiles(addresses) } })
  keep(stylesNamed())
  new PerformanceObserver((list) => keep(list.getEntries().map(({ name }) => name))).observe({
    type: 'resource',
    buffered: true,
  })
}

/** The page's own; what that needs stands before it. */
const ownScript = (): string => {
  const { src = '' } = [...document.querySelectorAll<HTMLScriptElement>('script[type=module]')].at(-1) ?? {}
  return src === '' ? '' : new URL(src).pathname
}

/** The styles of a drawn page stand within it, and code that is loaded without that page asks for their files. */
const stylesNamed = (): string[] =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(({ href }) => href)

/** Of what a page loads, also while no worker could keep it yet, the files of the bundle. */
const ownFiles = (addresses: readonly string[]): string[] =>
  addresses
    .map((address) => new URL(address))
    .filter(({ origin, pathname }) => origin === window.location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname)
