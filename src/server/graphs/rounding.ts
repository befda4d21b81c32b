import { createHash, createHmac } from 'node:crypto'
import type { Cell } from '#contract/views/graph-numbers.ts'
import type { Config } from '../config.ts'
import { keyFor } from '../http/keyed-hash.ts'
import type { Selection } from './queries/selection.ts'

/** A number as analysts may see it. `name` is its kind and element; `journeys` certainly stand behind it. */
export type Disclose = (name: string, count: number, journeys?: number) => Cell

/** One in so many zeros is told as ten or fewer, so that ten or fewer may always be none. */
const zerosPerHidden = 8

/**
 * The only place where numbers are made ready for analysts (decision 0309): a number is told as the ten it lies in,
 * both ends included. A multiple of ten goes to the lower or the upper ten by a keyed hash, always to the same one.
 * `subject` is what the names belong to; `view` is the question, which alone decides about a zero: otherwise a zero that
 * is told in one view would say of all others that their “ten or fewer” is not none.
 */
export function discloser(secret: string, subject: string, view: string): Disclose {
  const key = keyFor(secret, 'rounding of counts')
  const question = createHash('sha256').update(view).digest('base64')
  const isDrawn = (oneIn: number, ...of: readonly (string | number)[]) =>
    createHmac('sha256', key).update(JSON.stringify(of)).digest().readUInt32BE() % oneIn === 0
  const lowerEnd = (name: string, count: number) => {
    const isLowered = count % 10 === 0 && isDrawn(2, subject, name, count)
    return Math.floor(count / 10) * 10 - (isLowered ? 10 : 0)
  }
  return (name, count, journeys = count) => {
    if (count === 0) return isDrawn(zerosPerHidden, subject, name, 0, question) ? 'few' : 0
    const end = lowerEnd(name, count)
    return end <= 0 || lowerEnd(name, journeys) <= 0 ? 'few' : end
  }
}

/**
 * Tells numbers that are none wherever the number called `name` is none: there each is told as that one is. Drawn apart,
 * they would contradict each other, and one of them told as 0 would say so of all.
 */
export const disclosePartsOf =
  (disclose: Disclose, name: string, whole: number): Disclose =>
  (part, count, journeys) =>
    whole === 0 && count === 0 ? disclose(name, 0) : disclose(part, count, journeys)

/** What the numbers of a machine's version belong to. */
export const subjectOf = (versionId: number): string => `version ${versionId}`

/** For the numbers of a selection: what is counted decides, however it is asked for. */
export function disclosureOf({ secrets }: Pick<Config, 'secrets'>, selection: Selection): Disclose {
  const days = [...selection.clean, ...selection.raw].toSorted()
  const segments = selection.segments.toSorted((one, other) => one - other)
  const view = JSON.stringify([segments, days.at(0), days.at(-1)])
  return discloser(secrets.signing, subjectOf(selection.versionId), view)
}

/** A duration of visits, of which `count` is told: absent where none is told, `few` where few are. */
export const toldTime = (ms: number | null, count: Cell): Cell | null =>
  count === 0 ? null : count === 'few' || ms === null ? 'few' : Math.round(ms)
