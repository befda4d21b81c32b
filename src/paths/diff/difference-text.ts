import { counted } from '../formats/proof.ts'
import { fieldsOf } from '../formats/values.ts'
import type { PathEvent } from '../types.ts'
import type { Difference, Parting, Summary } from './difference.ts'

/** What a change touches, for reading. */
export function differenceText({ machine, criterion, kept, added, removed, edges }: Difference): string {
  const lines = [
    `${machine}, criterion ${criterion}: ${counted(kept.length, 'path')} kept, ${added.length} added, ${removed.length} removed`,
    ...removed.flatMap((path) => [`- ${told(path)}`, ...partingLines(path.nearest)]),
    ...added.map((path) => `+ ${told(path)}`),
    ...edges.removed.map((edge) => `- no path takes any more: ${edge}`),
    ...edges.added.map((edge) => `+ now taken: ${edge}`),
  ]
  return `${lines.join('\n')}\n`
}

const told = ({ id, start, events }: Summary) => `${id}  from ${start}, ${counted(events, 'event')}`

function partingLines(nearest: Parting | undefined): string[] {
  if (!nearest) return ['    there is no path any more']
  if (nearest.step === 0) return [`    nearest is ${nearest.id}, which begins differently`]
  return [
    `    nearest is ${nearest.id}, up to step ${nearest.step}:`,
    `      was ${eventText(nearest.was)}`,
    `      is  ${eventText(nearest.is)}`,
  ]
}

function eventText(event: PathEvent | undefined): string {
  if (!event) return 'the end'
  const data = fieldsOf(event).map(([key, value]) => `${key}: ${value}`)
  const what = `${event.type}${data.length > 0 ? ` (${data.join(', ')})` : ''}`
  return event.refused ? `${what} refused in ${event.from}` : `${what} → ${event.to}, by ${event.edge}`
}
