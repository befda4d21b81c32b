/** Runs something with a signal that is aborted after so many ms; rejects then, even if it does not listen. */
export async function within<T>(ms: number, run: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const signal = AbortSignal.timeout(ms)
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error(`took longer than ${ms} ms`)), { once: true })
  })
  return Promise.race([run(signal), late])
}
