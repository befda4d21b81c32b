/**
 * Pictures that are not sent yet, over a reload (decision 0280):
 *
 *   await keepPicture('lead-1 front', file)        whether it is kept
 *   const file = await keptPicture('lead-1 front')
 *   await dropPicture('lead-1 front')
 *
 * They are encrypted under a key in the session storage of the tab, without which they cannot be read: whoever forgets
 * the drafts of one tab leaves the pictures of another alone. A browser that stores nothing keeps none, and nothing
 * breaks.
 */
import * as v from 'valibot'
import { picturesDatabase } from '../../browser/pictures-database.ts'
import { storageItem, tabStorage } from '../../browser/storage.ts'

const store = 'waiting'
const keyBytes = 32
/** What is older was left by a tab that has gone. */
const keptMs = 7 * 24 * 60 * 60 * 1000
const cipher = 'AES-GCM'

/** Among the drafts of the tab, with which it is forgotten. */
const tabKey = storageItem(tabStorage, 'draft:pictures', v.pipe(v.array(v.number()), v.length(keyBytes)))

const entry = v.object({
  iv: v.instance(Uint8Array<ArrayBuffer>),
  sealed: v.instance(ArrayBuffer),
  name: v.string(),
  type: v.string(),
  keptAt: v.number(),
})

export async function keepPicture(slot: string, file: File): Promise<boolean> {
  const kept = await attempt(async () => {
    const iv = crypto.getRandomValues(new Uint8Array(12))
    const sealed = await crypto.subtle.encrypt({ name: cipher, iv }, await key(), await file.arrayBuffer())
    const { name, type } = file
    await inStore('readwrite', (pictures) => {
      dropOld(pictures)
      return pictures.put({ iv, sealed, name, type, keptAt: Date.now() }, slot)
    })
    return true
  })
  return kept ?? false
}

/** Undefined where there is none, or its key has gone. */
export const keptPicture = (slot: string): Promise<File | undefined> =>
  attempt(async () => {
    const kept = v.safeParse(entry, await inStore('readonly', (pictures) => pictures.get(slot)))
    if (!kept.success) return undefined
    const { iv, sealed, name, type } = kept.output
    const clear = await crypto.subtle.decrypt({ name: cipher, iv }, await key(), sealed)
    return new File([clear], name, { type })
  })

export async function dropPicture(slot: string): Promise<void> {
  await attempt(() => inStore('readwrite', (pictures) => pictures.delete(slot)))
}

function dropOld(pictures: IDBObjectStore): void {
  const reading = pictures.openCursor()
  reading.onsuccess = () => {
    const found = reading.result
    if (!found) return
    const kept = v.safeParse(entry, found.value)
    if (!kept.success || kept.output.keptAt < Date.now() - keptMs) found.delete()
    found.continue()
  }
}

function key(): Promise<CryptoKey> {
  const known = tabKey.read() ?? [...crypto.getRandomValues(new Uint8Array(keyBytes))]
  tabKey.write(known)
  return crypto.subtle.importKey('raw', new Uint8Array(known), cipher, false, ['encrypt', 'decrypt'])
}

/** The database is open for this one request, so that it can be deleted at any time. */
async function inStore<T>(
  mode: IDBTransactionMode,
  ask: (pictures: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const opening = indexedDB.open(picturesDatabase)
  opening.onupgradeneeded = () => opening.result.createObjectStore(store)
  const database = await answerTo(opening)
  try {
    return await answerTo(ask(database.transaction(store, mode).objectStore(store)))
  } finally {
    database.close()
  }
}

const answerTo = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

async function attempt<T>(act: () => Promise<T>): Promise<T | undefined> {
  try {
    return await act()
  } catch {
    return undefined
  }
}
