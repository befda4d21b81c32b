import * as v from 'valibot'

export type StorageItem<T> = { read: () => T | undefined; write: (value: T) => void; forget: () => void }

/**
 * One value kept in the browser under a key. What is read is parsed, for it may be old or somebody's work;
 * storage that is full or forbidden keeps nothing and breaks nothing.
 */
export function storageItem<T>(
  storage: () => Storage,
  key: string,
  schema: v.GenericSchema<unknown, T>,
): StorageItem<T> {
  return {
    read: () => attempt(() => parsed(schema, storage().getItem(key))),
    write: (value) => void attempt(() => storage().setItem(key, JSON.stringify(value))),
    forget: () => void attempt(() => storage().removeItem(key)),
  }
}

/** In session storage: the only place for personal answers. */
export const tabStorage = (): Storage => window.sessionStorage
/** In local storage: nothing personal. */
export const browserStorage = (): Storage => window.localStorage

function parsed<T>(schema: v.GenericSchema<unknown, T>, text: string | null): T | undefined {
  if (text === null) return undefined
  const result = v.safeParse(schema, JSON.parse(text))
  return result.success ? result.output : undefined
}

function attempt<T>(act: () => T): T | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}
