import { captureEvents, readCaptureKey } from '#contract/journey/event-capture.calls.ts'
import { limits } from '#machines/reference/limits.ts'
import { send } from '../api-client/send.ts'
import { leadCookie } from '../browser/lead-cookie.ts'
import { captureChoice } from './capture-choice.ts'
import { encrypted, publicKeyOf } from './encrypt.ts'
import { keptEvents } from './kept-events.ts'
import { type Interaction, listen } from './listen.ts'

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
  let fresh: Interaction[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const ending = new AbortController()
  const stopListening = listen((event) => {
    if (fresh.push(event) === 1) timer = setTimeout(() => void sendOnceEnough(keep()), keptAfterMs)
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
    const customerLeadId = leadCookie.read() ?? ''
    const events = fresh.map((interaction) => ({ ...interaction, customerLeadId }))
    fresh = []
    return captureChoice.isAllowed() ? keptEvents.add(events) : 0
  }

  /** One batch at a time; what was not accepted is kept, and sent with the next event (EVENT-05, C-115). */
  async function sendOnceEnough(count: number): Promise<void> {
    if (isSending || count <= limits.capture.sentAbove) return
    isSending = true
    const events = keptEvents.oldest(limits.capture.sentMax)
    const eventData = await encrypted(`[${events.join()}]`, publicKey)
    const { ok } = await send(captureEvents, { eventData, keyId })
    if (ok) keptEvents.drop(events)
    isSending = false
  }
}
