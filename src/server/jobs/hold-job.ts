/** A job of which no process has said for so long that it is being done is done by another. */
export const leaseSeconds = 30
const renewMs = 5_000
/** Who could not say so for this long gives the job up: well before another takes it. */
const lostMs = 20_000

type Held = {
  /** Aborted once it may be another's. */
  signal: AbortSignal
  release: () => void
}

/** Says again and again that this process does a job, as long as `renew` finds it to be its own. */
export function holdJob(renew: () => Promise<boolean>): Held {
  const lost = new AbortController()
  let heldAt = performance.now()
  const timer = setInterval(() => void sayAgain(), renewMs)

  async function sayAgain(): Promise<void> {
    const said = performance.now()
    if (said - heldAt >= lostMs) return giveUp()
    const isOwn = await renew().catch(() => undefined)
    if (isOwn) heldAt = said
    if (isOwn === false) giveUp()
  }

  const release = () => clearInterval(timer)
  function giveUp(): void {
    release()
    lost.abort(new Error('another process may do it'))
  }
  return { signal: lost.signal, release }
}
