import { expect, type Page } from 'playwright/test'

/** Waits until the service worker is in charge and has kept every file of the bundle that the page is made of. */
export async function keptOffline(page: Page): Promise<void> {
  // A page that was on its way as the worker took over comes into its charge when it is opened again.
  if (!(await isInCharge(page))) await page.reload()
  const missing = async () => {
    const kept = await keptFiles(page)
    return (await filesOf(page)).filter((file) => !kept.includes(file))
  }
  await expect.poll(missing).toEqual([])
}

const isInCharge = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready
    return navigator.serviceWorker.controller !== null
  })

const filesOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
    const styles = [...document.querySelectorAll('link[rel=stylesheet]')].map((link) =>
      link.getAttribute('href'),
    )
    return [...loaded, ...styles]
      .map((address) => new URL(address ?? '', window.location.href).pathname)
      .filter((path) => path.startsWith('/assets/'))
  })

/** Addresses of all that is in the caches of this origin, where a service worker is in charge. */
export const keptFiles = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    if (!navigator.serviceWorker.controller) return []
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })

/** The text of all that is in them. */
export const keptTexts = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const texts = names.map(async (name) => {
      const cache = await caches.open(name)
      return Promise.all((await cache.keys()).map(async (one) => (await cache.match(one))?.text() ?? ''))
    })
    return (await Promise.all(texts)).flat()
  })
