/** A plain text in storage, under the specification's key. */
export function storageText(storage: () => Storage, key: string) {
  return {
    key,
    read: (): string | undefined => attempt(() => storage().getItem(key) ?? undefined) || undefined,
    write: (text: string): void => void attempt(() => storage().setItem(key, text)),
    forget: (): void => void attempt(() => storage().removeItem(key)),
  }
}

/** Full or blocked storage is ignored. */
function attempt<T>(act: () => T): T | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}
