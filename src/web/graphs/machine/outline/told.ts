import { graphs as texts } from '#machines/reference/messages/graphs.ts'
import type { EdgeNumbers, StateNumbers } from '#machines/schemas/graph-numbers.ts'
import { cellWords, dropOffWords, durationWords, shareWords } from '../../numbers.ts'
import type { TitleOf } from '../names.ts'

const { columns } = texts
const said = (pairs: readonly (readonly [string, string])[]) =>
  pairs
    .filter(([, value]) => value !== '–')
    .map(([name, value]) => `${name} ${value}`)
    .join(', ')

/** A line as it is heard: "Registration number: journeys 1,204, median 4.2 s". */
export const stateTold = (state: StateNumbers): string =>
  `${state.title}: ${said([
    [columns.journeys, cellWords(state.journeys)],
    [columns.entries, cellWords(state.entries)],
    [columns.median, durationWords(state.median)],
    [columns.p95, durationWords(state.p95)],
    [columns['drop-off'], dropOffWords(state)],
    [columns['off-model'], cellWords(state.offModel)],
  ])}`

export const edgeTold = (edge: EdgeNumbers, titleOf: TitleOf): string =>
  `${edge.words}, ${edge.targets.length > 0 ? `to ${edge.targets.map(titleOf).join(' and ')}` : texts.stays}: ${said(
    [
      [columns.journeys, cellWords(edge.journeys)],
      [columns.events, cellWords(edge.events)],
      [columns.share, shareWords(edge.share)],
    ],
  )}`
