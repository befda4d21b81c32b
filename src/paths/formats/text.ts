import { styleText } from 'node:util'
import type { Listing, PathEvent, TestPath } from '../types.ts'
import type { Format } from './format.ts'
import { counted, proofOf, reachOf, sharesOf, totalsOf } from './proof.ts'
import { stepsOf } from './steps.ts'
import { fieldsOf } from './values.ts'

type Paint = (style: 'bold' | 'dim' | 'red' | 'green', text: string) => string

/** For reading in a terminal: the paths, and last what they come to. */
export const text: Format = function* (suite, { title }, { colours = false }) {
  const paint: Paint = (style, words) =>
    colours ? styleText(style, words, { validateStream: false }) : words
  yield `${paint('bold', `${title} (${suite.machine})`)}, criterion ${suite.criterion}\n`
  yield `${counted(suite.states, 'state')} and ${counted(suite.transitions, 'transition')} explored in ${suite.ms.explore} ms\n`
  let number = 0
  for (const path of suite.paths) {
    number += 1
    yield `\n${pathText(path, number, paint, suite.traffic?.after[number - 1])}`
  }
  yield `\n${endOf(suite, paint)}`
}

function pathText(path: TestPath, number: number, paint: Paint, share: number | undefined): string {
  const { refused, steps } = stepsOf(path)
  const head = `Path ${number}  ${path.id}  ${counted(path.events.length, 'event')}`
  const lines = steps.flatMap(({ event, refused: after }, index) => [
    `${String(index + 1).padStart(4)}. ${waitOf(event)}${event.type} → ${event.to}`,
    ...dataLines(event, paint),
    ...refusedLine(after, paint),
  ])
  const begins = `      from ${path.start.name}, in ${path.begins}`
  const use = path.atMost === undefined ? [] : [`      gone at most ${counted(path.atMost, 'time')}`]
  const soFar = share === undefined ? [] : [`      ${share} % of the traffic by its end`]
  return `${[paint('bold', head), begins, ...soFar, ...use, ...refusedLine(refused, paint), ...lines].join('\n')}\n`
}

const waitOf = ({ wait }: PathEvent): string => (wait === undefined ? '' : `after ${wait} ms `)

function dataLines(event: PathEvent, paint: Paint): string[] {
  const fields = fieldsOf(event).map(([key, value]) => `${key}: ${value}`)
  return fields.length > 0 ? [paint('dim', `        ${fields.join(', ')}`)] : []
}

function refusedLine(refused: readonly PathEvent[], paint: Paint): string[] {
  if (refused.length === 0) return []
  return [
    `        ${paint('red', `refuses ${refused.length}:`)} ${refused.map(({ type }) => type).join(', ')}`,
  ]
}

function endOf(suite: Listing, paint: Paint): string {
  const open = suite.uncovered.map(({ target, reason }) => `  ${target}: ${reason}`)
  const lines = [
    paint('bold', `${totalsOf(suite)}; ${reachOf(suite)}`),
    proofOf(suite),
    sharesOf(suite),
    ...(suite.shares ?? []).map((ids, index) => `  ${index + 1}: ${ids.join(' ')}`),
    suite.stopped === undefined ? undefined : `Not everything was looked at: ${suite.stopped}.`,
    open.length > 0 ? paint('bold', `Not covered, ${open.length}:`) : undefined,
    ...open,
  ]
  return `${lines.filter((line) => line !== undefined).join('\n')}\n`
}
