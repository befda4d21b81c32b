import { offModel } from '#contract/views/graph-query.ts'
import type { Graph } from '#machines/core/graph.ts'
import { limits } from '#machines/reference/limits.ts'
import { graphs as texts } from '#machines/reference/messages/graphs.ts'
import { journeyRow } from '../disclosure/journey-row.ts'
import { placeTitle } from '../disclosure/place.ts'
import { findJourneys, takes } from '../queries/journey-rows.ts'
import type { View } from '../viewing.ts'

const { journeyRows } = limits.graphs

const titleOf = (graph: Graph, place: string) =>
  place === offModel ? texts.unhandled : placeTitle(graph, place)

/** Journeys one by one, a page of them. */
export const journeysView: View = async (tx, { machine: { version }, asked, selection, now, fault }) => {
  const { before, through: place } = asked.query
  const through = place === undefined ? undefined : takes(version, selection, place)
  if (place !== undefined && !through) fault('through')
  const found = await findJourneys(tx, selection, { before, through, most: journeyRows + 1 })
  const rows = found.slice(0, journeyRows)
  const next = found.length > journeyRows ? rows.at(-1)?.id : undefined
  const shown = {
    view: 'journeys' as const,
    rows: rows.map((one) => journeyRow(version, one, now)),
    ...(next !== undefined && { next }),
    ...(place !== undefined && through && { through: { id: place, title: titleOf(version.graph, place) } }),
  }
  return () => ({ shown })
}
