/** A text kept in the browser as it is, under the key that the specification names. */
export function storageText(storage: () => Storage, key: string) {
  return {
    key,
    read: (): string | undefined => attempt(() => storage().getItem(key) ?? undefined) || undefined,
    write: (text: string): void => void attempt(() => storage().setItem(key, text)),
    forget: (): void => void attempt(() => storage().removeItem(key)),
  }
}

/** A storage that is full or forbidden keeps nothing and stops nobody. */
function attempt<T>(act: () => T): T | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}
