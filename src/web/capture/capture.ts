import { captureEvents, readCaptureKey } from '#contract/journey/event-capture.calls.ts'
import { limits } from '#machines/reference/limits.ts'
import { send } from '../api-client/send.ts'
import { captureChoice } from './capture-choice.ts'
import { encrypted, publicKeyOf } from './encrypt.ts'
import { keptEvents } from './kept-events.ts'
import { listen } from './listen.ts'

/** Records what is done on the page until it is stopped. Without key or WebCrypto nothing is kept or sent (C-116). */
export async function capture(): Promise<() => void> {
  const read = await send(readCaptureKey, {})
  if (!read.ok || !globalThis.crypto?.subtle) return () => undefined
  const { keyId, key } = read.body.data
  const publicKey = await publicKeyOf(key)
  let isSending = false
  return listen((event) => {
    // It may have been taken back in another tab.
    if (!captureChoice.isAllowed()) return
    keptEvents.add(event)
    void sendOnceEnough()
  })

  /** One batch at a time; what was not accepted is kept, and sent with the next event (EVENT-05, C-115). */
  async function sendOnceEnough(): Promise<void> {
    const kept = keptEvents.all()
    if (isSending || kept.length <= limits.capture.sentAbove) return
    isSending = true
    const events = kept.slice(0, limits.capture.sentMax)
    const eventData = await encrypted(JSON.stringify(events), publicKey)
    const { ok } = await send(captureEvents, { eventData, keyId })
    if (ok) keptEvents.drop(events)
    isSending = false
  }
}
