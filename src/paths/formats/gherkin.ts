import type { PathEvent, TestPath } from '../types.ts'
import type { Format } from './format.ts'
import { type Labels, labelsOf } from './labels.ts'
import { reachOf } from './proof.ts'
import { stepsOf } from './steps.ts'
import { fieldsOf } from './values.ts'

/** One feature, a scenario a path, in the words of the screens. */
export const gherkin: Format = function* (suite, { title, machine }, { events }) {
  const words = labelsOf(machine, events)
  yield `Feature: ${line(title)}\n  Criterion ${suite.criterion}`
  yield suite.criterion === 'simple' ? '\n' : `, ${reachOf(suite)}.\n`
  let number = 0
  for (const path of suite.paths) {
    number += 1
    yield `\n${scenarioOf(path, number, title, words)}`
  }
}

function scenarioOf(path: TestPath, number: number, title: string, words: Labels): string {
  const place = (word: string) => `it is at "${line(words.state(word))}"`
  const { refused, steps } = stepsOf(path)
  const refusing = (some: readonly PathEvent[]) =>
    some.length === 0 ? [] : ['    And it refuses', ...some.map(({ type }) => row([words.event(type)]))]
  const lines = [
    `  @path-${path.id}`,
    `  Scenario: ${number}. From ${line(path.start.name)}`,
    `    Given ${line(title)} begins with ${line(path.start.name)}`,
    `    And ${place(path.begins)}`,
    ...refusing(refused),
    ...steps.flatMap(({ event, refused: after }) => [
      `    When ${line(words.deed(event.type))}`,
      ...fieldsOf(event).map(row),
      `    Then ${place(event.to)}`,
      ...refusing(after),
    ]),
  ]
  return `${lines.join('\n')}\n`
}

const line = (text: string): string => text.replace(/\s+/g, ' ').trim()

const row = (cells: readonly string[]): string =>
  `      | ${cells
    .map((cell) =>
      cell.replaceAll('\\', '\\\\').replaceAll('|', '\\|').replaceAll('\n', '\\n').replaceAll('\r', ''),
    )
    .join(' | ')} |`
