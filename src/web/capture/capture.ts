import { type CapturedEvent, captureEvents, readCaptureKey } from '#contract/journey/event-capture.calls.ts'
import { limits } from '#machines/reference/limits.ts'
import { send } from '../api-client/send.ts'
import { captureChoice } from './capture-choice.ts'
import { encrypted, publicKeyOf } from './encrypt.ts'
import { keptEvents } from './kept-events.ts'
import { listen } from './listen.ts'

/** Storing costs more than noticing, and typing would pay for it at each letter. */
const keptAfterMs = 3_000

/** Records what is done on the page until it is stopped. Without key or WebCrypto nothing is kept or sent (C-116). */
export async function capture(): Promise<() => void> {
  const read = await send(readCaptureKey, {})
  if (!read.ok || !globalThis.crypto?.subtle) return () => undefined
  const { keyId, key } = read.body.data
  const publicKey = await publicKeyOf(key)
  keptEvents.dropUnknown()
  let isSending = false
  let fresh: CapturedEvent[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const ending = new AbortController()
  const stopListening = listen((event) => {
    if (fresh.push(event) === 1)
      timer = setTimeout(() => sendOnceEnough(keep()).catch(() => undefined), keptAfterMs)
  })
  window.addEventListener('pagehide', keep, ending)
  document.addEventListener('visibilitychange', keepWhenHidden, ending)
  return () => {
    stopListening()
    ending.abort()
    clearTimeout(timer)
    fresh = []
  }

  /** A phone may end a hidden page without a further word. */
  function keepWhenHidden(): void {
    if (document.visibilityState === 'hidden') keep()
  }

  /** How many wait to be sent; none once recording was taken back in another tab. */
  function keep(): number {
    clearTimeout(timer)
    const events = fresh
    fresh = []
    return captureChoice.isAllowed() ? keptEvents.add(events) : 0
  }

  /**
   * One batch at a time; what was not accepted is kept, and sent with the next event (EVENT-05, C-115), but for what a
   * tab with an older version of the page may have left there since recording began.
   */
  async function sendOnceEnough(count: number): Promise<void> {
    if (isSending || count <= limits.capture.sentAbove) return
    isSending = true
    try {
      const events = keptEvents.oldest(limits.capture.sentMax)
      const eventData = await encrypted(`[${events.join()}]`, publicKey)
      if (!captureChoice.isAllowed()) return
      const { ok } = await send(captureEvents, { eventData, keyId })
      if (ok) keptEvents.drop(events)
      else keptEvents.dropUnknown()
    } finally {
      isSending = false
    }
  }
}
