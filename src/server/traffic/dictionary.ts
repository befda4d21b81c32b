/** Ids and their short keys in the log. */
export type Dictionary = {
  keyOf: (id: string) => number | undefined
  idOf: (key: number) => string | undefined
  /** Ids with their keys, in the order of the machine. */
  all: readonly (readonly [id: string, key: number])[]
}

export function dictionaryOf(all: Dictionary['all']): Dictionary {
  const keys = new Map(all)
  const ids = new Map(all.map(([id, key]) => [key, id]))
  return { all, keyOf: (id) => keys.get(id), idOf: (key) => ids.get(key) }
}
