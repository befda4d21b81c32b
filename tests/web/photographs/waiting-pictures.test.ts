// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { dropPicture, keepPicture, keptPicture } from '#web/shared/photographs/waiting-pictures.ts'

const picture = new File(['a car from the front'], 'image_1.jpg', { type: 'image/jpeg' })
const stored = new Map<string, { sealed: ArrayBuffer }>()

/** As much of IndexedDB as is used: requests that are answered a moment later. */
function answering<T>(result: T) {
  const request = { result, onsuccess: () => {}, onupgradeneeded: () => {} }
  setTimeout(() => request.onsuccess())
  return request
}
const pictures = {
  put: (value: { sealed: ArrayBuffer }, slot: string) => answering(stored.set(slot, value)),
  get: (slot: string) => answering(stored.get(slot)),
  delete: (slot: string) => answering(stored.delete(slot)),
}
const database = { transaction: () => ({ objectStore: () => pictures }), close: () => {} }

beforeEach(() => vi.stubGlobal('indexedDB', { open: () => answering(database) }))
afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
  stored.clear()
})

it('keeps a picture until it is dropped, and nothing of it in clear', async () => {
  expect(await keepPicture('front', picture)).toBe(true)
  const [kept] = stored.values()
  expect(new TextDecoder().decode(kept?.sealed)).not.toContain('car')
  const found = await keptPicture('front')
  expect([await found?.text(), found?.name, found?.type]).toEqual([
    'a car from the front',
    'image_1.jpg',
    'image/jpeg',
  ])
  await dropPicture('front')
  expect(await keptPicture('front')).toBeUndefined()
})

it('reads none without the key of the tab', async () => {
  await keepPicture('front', picture)
  sessionStorage.clear()
  expect(await keptPicture('front')).toBeUndefined()
})

it('keeps several that come at once under one key', async () => {
  await Promise.all(['front', 'back'].map((slot) => keepPicture(slot, picture)))
  expect(await (await keptPicture('front'))?.text()).toBe('a car from the front')
  expect(await (await keptPicture('back'))?.text()).toBe('a car from the front')
})

it('says that a browser keeps none that stores nothing', async () => {
  vi.stubGlobal('indexedDB', undefined)
  expect(await keepPicture('front', picture)).toBe(false)
  expect(await keptPicture('front')).toBeUndefined()
})
