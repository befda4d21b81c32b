import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { reasonOf, UserError } from '#cli/errors.ts'
import type { Traffic } from '../types.ts'
import { readJson } from './read-json.ts'

const sentence =
  'traffic is an object of the form { "door.closed OPEN 0": 1200 }, by the ids that --list shows'
const times = 'how often a transition was taken is a whole number'
const count = v.pipe(v.number(times), v.integer(times), v.minValue(0, times))
const counts = v.record(
  v.string(),
  v.union([count, v.object({ least: count, most: count })], times),
  sentence,
)

/** How often each transition was taken: as JSON, or the table that `/graphs` exports as CSV. */
export function readTraffic(file: string): Traffic {
  const content = contentOf(file)
  const traffic = /^\s*[[{]/.test(content)
    ? readJson(`--traffic: ${file}`, content, counts)
    : tableOf(file, content)
  if (Object.values(traffic).some((count) => count !== 0)) return traffic
  throw new UserError(`--traffic: ${file} counts nothing.`)
}

function contentOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new UserError(`--traffic: ${file} cannot be read: ${reasonOf(error)}.`)
  }
}

function tableOf(file: string, content: string): Traffic {
  const [heads = [], ...rows] = rowsOf(content)
  const [kind, id, events] = ['kind', 'id', 'events'].map((head) => heads.indexOf(head))
  if (kind === undefined || id === undefined || events === undefined || Math.min(kind, id, events) < 0) {
    throw new UserError(
      `--traffic: ${file} is neither JSON nor a table with the columns kind, id and events.`,
    )
  }
  const transitions = rows.filter((row) => row[kind] === 'transition')
  return Object.fromEntries(transitions.map((row) => [row[id] ?? '', countOf(file, row[events] ?? '')]))
}

/** The table counts in tens: a number is the lower end of one, but for 0, which is none. */
function countOf(file: string, cell: string): Traffic[string] {
  if (cell === '<= 10') return { least: 0, most: 10 }
  if (/^\d+$/.test(cell)) return cell === '0' ? 0 : { least: Number(cell), most: Number(cell) + 10 }
  throw new UserError(`--traffic: ${file}: "${cell}" is no number of events.`)
}

/** RFC 4180: cells in quotes may hold commas, line ends and, doubled, quotes. */
function rowsOf(content: string): string[][] {
  const rows: string[][] = []
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/y
  let row: string[] = []
  while (cell.lastIndex < content.length) {
    const found = cell.exec(content)
    if (!found) return rows
    const [, quoted, plain = '', end] = found
    row.push(quoted?.replaceAll('""', '"') ?? plain)
    if (end === ',') continue
    rows.push(row)
    row = []
  }
  return rows
}
