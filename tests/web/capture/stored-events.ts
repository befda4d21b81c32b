import type { CapturedEvent } from '#contract/journey/event-capture.calls.ts'
import { limits } from '#machines/reference/limits.ts'
import { keptEvents } from '#web/capture/kept-events.ts'

/** What this browser has stored and not sent yet. */
export const storedEvents = (): CapturedEvent[] =>
  keptEvents.oldest(limits.capture.keptMax + 1).map((line) => JSON.parse(line))
