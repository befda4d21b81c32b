import * as v from 'valibot'
import { type CapturedEvent, capturedEvent } from '#contract/journey/event-capture.calls.ts'
import { limits } from '#machines/reference/limits.ts'
import { browserStorage } from '../browser/storage.ts'
import { storageText } from '../browser/text-storage.ts'

/** An event a line: to add some, or to count them, none of the others is parsed. */
const place = storageText(browserStorage, 'capturedEvents')

const all = (): string[] => place.read()?.split('\n') ?? []
const write = (lines: readonly string[]) =>
  lines.length > 0 ? place.write(lines.join('\n')) : place.forget()

const written = v.pipe(v.string(), v.parseJson(), capturedEvent)

/** Events that wait to be sent, each as JSON; of too many the oldest go (C-115). */
export const keptEvents = {
  oldest: (count: number): readonly string[] => all().slice(0, count),
  /** Returns how many wait now. */
  add: (events: readonly CapturedEvent[]): number => {
    const kept = [...all(), ...events.map((event) => JSON.stringify(event))].slice(-limits.capture.keptMax)
    write(kept)
    return kept.length
  },
  /** Those that were sent; what was added meanwhile stays. */
  drop: (sent: readonly string[]): void => {
    const gone = new Set(sent)
    write(all().filter((line) => !gone.has(line)))
  },
  /** What an older version of the page, or anybody else, has left there: one such line has a whole batch refused. */
  dropUnknown: (): void => write(all().filter((line) => v.is(written, line))),
  forget: place.forget,
}
