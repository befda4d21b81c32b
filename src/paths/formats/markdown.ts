import type { Listing, PathEvent, TestPath } from '../types.ts'
import type { Format } from './format.ts'
import { type Labels, labelsOf } from './labels.ts'
import { counted, proofOf, reachOf, sharesOf, totalsOf } from './proof.ts'
import { stepsOf } from './steps.ts'
import { fieldsOf } from './values.ts'

/** A document to hand over: what is proved, every path as a table, what is not covered and why. */
export const markdown: Format = function* (suite, { title, machine }, { events }) {
  const words = labelsOf(machine, events)
  const isStreamed = suite.criterion === 'simple'
  yield `# ${plain(title)}: test paths\n\n`
  if (!isStreamed) yield summaryOf(suite)
  let number = 0
  for (const path of suite.paths) {
    number += 1
    yield pathOf(path, number, words, suite.traffic?.after[number - 1])
  }
  yield uncoveredOf(suite)
  if (isStreamed) yield summaryOf(suite)
}

function summaryOf(suite: Listing): string {
  const rows = [
    ['Machine', code(suite.machine)],
    ['Criterion', plain(suite.criterion)],
    ['Reached', reachOf(suite)],
    ['Paths', totalsOf(suite)],
    ['Explored', `${counted(suite.states, 'state')}, ${counted(suite.transitions, 'transition')}`],
    ['Proof', proofOf(suite) ?? ''],
    ['Shares', sharesOf(suite) ?? ''],
    ...(suite.shares ?? []).map((ids, index) => [`Worker ${index + 1}`, ids.map(code).join(' ')]),
    ['Not looked at', plain(suite.stopped ?? '')],
  ].filter(([, value]) => value !== '')
  return table(['Summary', ''], rows)
}

function pathOf(
  path: TestPath,
  number: number,
  { state, event: called }: Labels,
  share: number | undefined,
): string {
  const place = (word: string) => `${plain(state(word))} (${code(word)})`
  const refusing = (refused: readonly PathEvent[]) =>
    refused.length === 0
      ? []
      : [
          [
            '',
            `Nothing else is heard: ${refused.map(({ type }) => code(type)).join(', ')}`,
            '',
            'stays as it is',
          ],
        ]
  const { refused, steps } = stepsOf(path)
  const rows = steps.flatMap(({ event, refused: after }, index) => [
    [
      String(index + 1),
      `${plain(called(event.type))} (${code(event.type)})`,
      fieldsOf(event)
        .map(([key, value]) => plain(`${key}: ${value}`))
        .join('<br>'),
      place(event.to),
    ],
    ...refusing(after),
  ])
  const head = `## Path ${number}: ${plain(path.start.name)}\n\n${code(path.id)}, begins at ${place(path.begins)}.${share === undefined ? '' : ` ${share} % of the traffic is covered by its end.`}\n\n`
  return `${head}${table(['Step', 'Do', 'With', 'Then it is at'], [...refusing(refused), ...rows])}`
}

function uncoveredOf({ uncovered }: Listing): string {
  if (uncovered.length === 0) return ''
  const rows = uncovered.map(({ target, reason }) => [code(target), plain(reason)])
  return `## Not covered\n\n${table(['Target', 'Reason'], rows)}`
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`)
  return `${lines.join('\n')}\n\n`
}

/** Text that Markdown takes for nothing else, in a table too. */
const plain = (text: string): string => text.replace(/[\\`*_[\]<>|#~]/g, '\\$&').replace(/\s*\n\s*/g, ' ')

const code = (text: string): string => {
  const inner = text.replaceAll('|', '\\|').replace(/\s*\n\s*/g, ' ')
  return inner.includes('`') ? `\`\` ${inner} \`\`` : `\`${inner}\``
}
