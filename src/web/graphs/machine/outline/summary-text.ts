import type { EdgeNumbers, StateNumbers } from '#contract/views/graph-numbers.ts'
import { graphs as texts } from '#machines/reference/messages/graphs.ts'
import { cellText, dropOffText, durationText, shareText } from '../../numbers.ts'
import type { TitleOf } from '../names.ts'

const { columns } = texts
const said = (pairs: readonly (readonly [string, string])[]) =>
  pairs
    .filter(([, value]) => value !== '–')
    .map(([name, value]) => `${name} ${value}`)
    .join(', ')

/** A line as read aloud: "Registration number: journeys 1,204, median 4.2 s". */
export const stateSummary = (state: StateNumbers): string =>
  `${state.title}: ${said([
    [columns.journeys, cellText(state.journeys)],
    [columns.entries, cellText(state.entries)],
    [columns.median, durationText(state.median)],
    [columns.p95, durationText(state.p95)],
    [columns['drop-off'], dropOffText(state)],
    [columns['off-model'], cellText(state.offModel)],
  ])}`

export const edgeSummary = (edge: EdgeNumbers, titleOf: TitleOf): string =>
  `${edge.words}, ${edge.targets.length > 0 ? `to ${edge.targets.map(titleOf).join(' and ')}` : texts.stays}: ${said(
    [
      [columns.journeys, cellText(edge.journeys)],
      [columns.events, cellText(edge.events)],
      [columns.share, shareText(edge.share)],
    ],
  )}`
