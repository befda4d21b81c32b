import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { didYouMean } from './suggest.ts'

/** Why a file cannot be imported, in words: of a syntax error the place and the line, of a wrong target a near name. */
export function loadFailure(file: string, error: unknown): string {
  const [first = '', ...rest] = (error instanceof Error ? error.message : String(error)).split('\n')
  if (error instanceof SyntaxError) return placeOfSyntaxError(file) ?? first
  if (/^Transform failed with/.test(first)) return rest.map(withItsLine).join('\n')
  const told = /^Invalid transition definition/.test(first) ? `${first} ${rest[0] ?? ''}` : first
  const target = /Child state (?:node )?'#?(.+)' does not exist on/.exec(told)?.[1]
  if (target !== undefined) return `${told}${nearTarget(file, target)}`
  const isOlder = /export/.test(first) && /Machine|interpret/.test(first)
  return `${first}${isOlder ? ' (is it written for XState 4?)' : ''}`
}

/** Node tells the place of a syntax error only where it ends the process: `file:4`, the line, and a mark below it. */
function placeOfSyntaxError(file: string): string | undefined {
  const { status, stderr } = spawnSync(process.execPath, ['--check', file], {
    encoding: 'utf8',
    timeout: 10_000,
  })
  const [place, ...lines] = stderr.split('\n')
  const end = lines.findIndex((line) => line.startsWith('SyntaxError'))
  return status === 0 || end < 0 ? undefined : [lines[end], place, ...lines.slice(0, 2)].join('\n')
}

/** `file:4:19: ERROR: what`, with line 4 of the file below it. */
function withItsLine(told: string): string {
  const [, file = '', line] = /^(.+?):(\d+):\d+: /.exec(told) ?? []
  const text = line === undefined ? undefined : linesOf(file)[Number(line) - 1]
  return text === undefined ? told : `${told}\n${text}`
}

/** Keys of a chart's own syntax, which name no state. */
const ownWords = new Set([
  'types',
  'context',
  'events',
  'states',
  'on',
  'after',
  'invoke',
  'always',
  'meta',
  'guards',
  'actions',
])

/**
 * The names of a chart that cannot be built stand in its source alone: those of its states, and its ids, among others.
 * So only a near one is told.
 */
function nearTarget(file: string, target: string): string {
  const lines = linesOf(file)
  const at = lines.findIndex((line) => ["'", '"', "'#", '"#'].some((mark) => line.includes(mark + target)))
  const named = /['"]?([\w$][\w$ -]*)['"]?\s*:\s*\{|\bid\s*:\s*['"]([^'"]+)/g
  const names = [...lines.join('\n').matchAll(named)].flatMap(([, state, id]) => state ?? id ?? [])
  const place = at < 0 ? '' : ` (${file}:${at + 1})`
  const near = didYouMean(
    target,
    [...new Set(names)].filter((name) => !ownWords.has(name)),
  )
  return near === undefined ? place : `${place}: ${near}`
}

function linesOf(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n')
  } catch {
    return []
  }
}
