import { isDeepStrictEqual } from 'node:util'
import * as v from 'valibot'
import type { ServerProduct } from '#machines/core/server-product.ts'
import { sortedJson } from '#machines/core/sorted-json.ts'
import type { JourneyRecord } from '#machines/schemas/journey-record.ts'
import { firstLine } from '../errors.ts'
import type { Version } from './version.ts'

/** How a record resumes otherwise than before. */
export type Difference = {
  kind: 'cannot be resumed' | 'answer lost' | 'answer changed' | 'asked again' | 'screen moved'
  /** The answer or the screens. */
  what: string
}

type Resumed = {
  screen: string
  /** The answer that its last screen asks for. Looked for only where screens differ: it plays the machines anew. */
  asks: () => string | undefined
  known: ReadonlyMap<string, string>
  record: object
}

/**
 * A record as it is stored, read by both versions. Where both have the same code, they do the same with a record that
 * reading changes no further, so that neither is asked.
 */
export function differencesOf(
  record: object,
  [older, newer]: readonly [Version, Version],
  today: string,
  isSameCode = false,
): Difference[] {
  if (isSameCode && isSettled(record, older, today)) return []
  const before = resumedIn(older, record, today)
  // What could not be resumed before is no difference.
  if ('failed' in before) return []
  const now = resumedIn(newer, before.record, today)
  if ('failed' in now) return [{ kind: 'cannot be resumed', what: now.failed }]
  return [...lostBetween(before, now), ...movedBetween(before, now)]
}

/** Whether reading what was read once more changes nothing. */
function isSettled(stored: object, version: Version, today: string): boolean {
  try {
    const { record } = readIn(version, stored, today)
    return isDeepStrictEqual(record, readIn(version, record, today).record)
  } catch {
    return false
  }
}

function readIn({ products }: Version, stored: object, today: string) {
  const key = Reflect.get(stored, 'quoteType')
  const product = products.find((one) => one.key === key)
  if (!product) throw new Error(`there is no product ${key}`)
  return { product, record: product.asOfToday(v.parse(product.record, stored), today) }
}

function resumedIn(version: Version, stored: object, today: string): Resumed | { failed: string } {
  try {
    const { product, record } = readIn(version, stored, today)
    const { path, screen } = version.reachable(product.machines, record, today)
    const known = version.knownEvents(product.events, record, today)
    return {
      screen: `${path} ${screen}`,
      asks: () => askedBy(version, product, record, today),
      known: new Map(known.map(({ type, ...answer }) => [type, JSON.stringify(answer)])),
      record,
    }
  } catch (error) {
    return { failed: v.isValiError(error) ? placeOf(error) : firstLine(error) }
  }
}

const placeOf = ({
  issues: [issue],
}: {
  issues: [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]
}): string => `its schema refuses ${v.getDotPath(issue) ?? 'it'}`

/** What the screen asks for that a record leads to, in the first machine that leads there. */
function askedBy(version: Version, { machines }: ServerProduct, record: JourneyRecord, today: string) {
  const screenAfter = (count: number) => {
    const { path, screen } = version.reachable(machines.slice(0, count), record, today)
    return `${path} ${screen}`
  }
  const last = screenAfter(machines.length)
  const saved = machines.find((_, at) => screenAfter(at + 1) === last)
  const stands = saved && [...version.walk(saved, { today, record }, record.savedStep)].at(-1)?.snapshot
  return stands?._nodes.map(({ meta }) => meta?.asks).findLast((one) => typeof one === 'string')
}

function lostBetween(before: Resumed, now: Resumed): Difference[] {
  const elsewhere = new Set(now.known.values())
  const answers = [...before.known].flatMap(([type, answer]): Difference[] => {
    const kept = now.known.get(type)
    // An event that only has another name now carries the same.
    if (kept === undefined) return elsewhere.has(answer) ? [] : [{ kind: 'answer lost', what: type }]
    return isSame(kept, answer) ? [] : [{ kind: 'answer changed', what: type }]
  })
  const fields = Object.entries(before.record).flatMap(([field, value]): Difference[] =>
    value !== undefined && Reflect.get(now.record, field) === undefined
      ? [{ kind: 'answer lost', what: `field ${field}` }]
      : [],
  )
  return [...answers, ...fields]
}

/** Whatever the order of its fields. */
const isSame = (one: string, other: string): boolean =>
  one === other || sortedJson(JSON.parse(one)) === sortedJson(JSON.parse(other))

function movedBetween(before: Resumed, { screen, asks }: Resumed): Difference[] {
  if (screen === before.screen) return []
  const asked = asks()
  if (asked !== undefined && asked !== before.asks() && before.known.has(asked))
    return [{ kind: 'asked again', what: asked }]
  return [{ kind: 'screen moved', what: `${before.screen} → ${screen}` }]
}
