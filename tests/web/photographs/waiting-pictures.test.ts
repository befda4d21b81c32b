// @vitest-environment dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetJourney } from '#web/browser/forget-journey.ts'
import { dropPicture, keepPicture, keptPicture } from '#web/shared/photographs/waiting-pictures.ts'
import { eventually } from '../../support/eventually.ts'

const picture = new File(['a car from the front'], 'image_1.jpg', { type: 'image/jpeg' })
type Kept = { sealed: ArrayBuffer; keptAt: number }
const stored = new Map<string, Kept>()

/** As much of IndexedDB as is used: requests that are answered a moment later. */
function answering<T>(result: T) {
  const request = { result, onsuccess: () => {}, onupgradeneeded: () => {} }
  setTimeout(() => request.onsuccess())
  return request
}
const pictures = {
  put: (value: Kept, slot: string) => answering(stored.set(slot, value)),
  get: (slot: string) => answering(stored.get(slot)),
  delete: (slot: string) => answering(stored.delete(slot)),
  openCursor: () => {
    const [...slots] = stored.keys()
    const request = answering(cursorAt(slots))
    return request
    function cursorAt([slot, ...rest]: string[]): object | null {
      if (slot === undefined) return null
      const next = () => {
        Object.assign(request, { result: cursorAt(rest) })
        setTimeout(() => request.onsuccess())
      }
      return { value: stored.get(slot), delete: () => stored.delete(slot), continue: next }
    }
  },
}
const database = { transaction: () => ({ objectStore: () => pictures }), close: () => {} }

beforeEach(() =>
  vi.stubGlobal('indexedDB', { open: () => answering(database), deleteDatabase: () => stored.clear() }),
)
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

it('leaves the pictures of another tab alone where a journey is forgotten in one', async () => {
  await keepPicture('front', picture)
  const otherTab = { ...sessionStorage }
  sessionStorage.clear()
  await keepPicture('back', picture)
  forgetJourney()
  expect(await keptPicture('back')).toBeUndefined()
  for (const [name, value] of Object.entries(otherTab)) sessionStorage.setItem(name, value)
  expect(await (await keptPicture('front'))?.text()).toBe('a car from the front')
})

it('drops what tabs that have gone left more than a week ago', async () => {
  await keepPicture('old', picture)
  await keepPicture('recent', picture)
  const old = stored.get('old')
  if (old) stored.set('old', { ...old, keptAt: Date.now() - (7 * 24 + 1) * 60 * 60 * 1000 })
  await keepPicture('front', picture)
  await eventually(() => expect([...stored.keys()]).toEqual(['recent', 'front']))
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
