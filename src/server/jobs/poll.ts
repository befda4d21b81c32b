import type { Log } from '../log/log.ts'

export type Poller = { wake: () => void; stop: () => Promise<void> }

/** Calls `runNext` until nothing is left, then again after so many ms, or when woken. */
export function poll(again: number | 'when woken', runNext: () => Promise<boolean>, log: Log): Poller {
  let stopped = false
  let awake = false
  let wakeUp: (() => void) | undefined

  const sleep = () =>
    new Promise<void>((resolve) => {
      const timer = again === 'when woken' ? undefined : setTimeout(resolve, again)
      wakeUp = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  async function loop(): Promise<void> {
    while (!stopped) {
      awake = false
      const more = await runNext().catch((error) => {
        log.error({ err: error }, 'job queue')
        return false
      })
      if (!more && !awake && !stopped) await sleep()
    }
  }

  const wake = () => {
    awake = true
    wakeUp?.()
  }
  const ended = loop()
  return {
    wake,
    stop() {
      stopped = true
      wake()
      return ended
    },
  }
}
