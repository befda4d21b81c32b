import { edgeText } from '../labels/edge-words.ts'
import { stateTitle } from '../labels/state-title.ts'
import { titled } from '../labels/titled.ts'
import type { Diagram } from './diagram.ts'

/** Every transition a row: its id, from where, what happens, on what condition, and to where. */
export function toCsv({ graph }: Pick<Diagram, 'graph'>): string {
  const titles = new Map(titled(graph).nodes.map((node) => [node.id, stateTitle(node)]))
  const rows = graph.edges.map((edge) => {
    const { event, guard = '' } = edgeText(edge)
    const named = (id: string) => titles.get(id) ?? id
    return [
      edge.id,
      edge.source,
      named(edge.source),
      event,
      guard,
      edge.targets.join(' '),
      edge.targets.map(named).join(', '),
    ]
  })
  const head = ['transition', 'source', 'from', 'event', 'condition', 'target', 'to']
  return `${[head, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
}

/** A spreadsheet takes what begins like a formula for one. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
