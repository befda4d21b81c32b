import * as v from 'valibot'
import { type CapturedEvent, capturedEvent } from '#contract/journey/event-capture.calls.ts'
import { limits } from '#machines/reference/limits.ts'
import { browserStorage, storageItem } from '../browser/storage.ts'

const place = storageItem(browserStorage, 'capturedEvents', v.array(capturedEvent))

/** Events that wait to be sent; of too many the oldest go (C-115). */
export const keptEvents = {
  all: (): readonly CapturedEvent[] => place.read() ?? [],
  /** Returns how many wait now. */
  add: (events: readonly CapturedEvent[]): number => {
    const kept = [...keptEvents.all(), ...events].slice(-limits.capture.keptMax)
    place.write(kept)
    return kept.length
  },
  /** Those that were sent; what was added meanwhile stays. */
  drop: (sent: readonly CapturedEvent[]): void => {
    const texts = new Set(sent.map((event) => JSON.stringify(event)))
    place.write(keptEvents.all().filter((event) => !texts.has(JSON.stringify(event))))
  },
  forget: place.forget,
}
