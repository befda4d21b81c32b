const kept = 10_000

/** What was taken, by the reference it came with: who sends it again gets the first answer, and nothing is delivered. */
export function takenByReference() {
  const ids = new Map<string, string>()
  return {
    idOf: (reference: string | undefined): string | undefined => reference && ids.get(reference),
    keep(reference: string | undefined, id: string): void {
      if (reference === undefined) return
      ids.set(reference, id)
      const [oldest] = ids.keys()
      if (ids.size > kept && oldest !== undefined) ids.delete(oldest)
    },
  }
}
