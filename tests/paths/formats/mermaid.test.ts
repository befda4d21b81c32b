import { describe, expect, test } from 'vitest'
import { formatted } from '#paths/formats/formats.ts'
import { ofCatalogue, ofOddities, type Told } from './suites.ts'

const linesOf = ({ suite, model, details }: Told) =>
  formatted('mermaid', suite, model, details).trimEnd().split('\n')

/** What a state diagram may consist of here; a text holds no sign that ends it or begins something else. */
const text = String.raw`(?:[^":;#%{}<>|\\\n]|#\d+;)+`
const state = new RegExp(`^ {2}state "${text}" as s\\d+$`)
const way = new RegExp(`^ {2}(s\\d+ --> s\\d+ : ${text}|\\[\\*\\] --> s\\d+|s\\d+ --> \\[\\*\\])$`)
const comment = /^ {2}%% not covered: /

describe('a suite as a Mermaid diagram', () => {
  test.each([
    ['a machine of the catalogue', () => ofCatalogue('lifecycle')],
    ['a machine with odd names', ofOddities],
  ])('keeps to the grammar of state diagrams: %s', async (_, make) => {
    const [head, ...lines] = linesOf(await make())
    expect(head).toBe('stateDiagram-v2')
    expect(lines.filter((line) => !(state.test(line) || way.test(line) || comment.test(line)))).toEqual([])
  })

  test('draws every transition of the paths once, and declares its states', async () => {
    const told = await ofCatalogue('lifecycle')
    const lines = linesOf(told)
    const moves = told.suite.paths.flatMap(({ events }) => events).filter(({ refused }) => !refused)
    const drawn = lines.flatMap((line) => /^ {2}(s\d+ --> s\d+) :/.exec(line)?.[1] ?? [])
    expect(new Set(drawn).size).toBe(drawn.length)
    expect(drawn).toHaveLength(new Set(moves.map(({ from, to }) => `${from} ${to}`)).size)
    const declared = lines.flatMap((line) => /as (s\d+)$/.exec(line)?.[1] ?? [])
    const used = new Set(drawn.flatMap((one) => one.split(' --> ')))
    expect([...used].filter((id) => !declared.includes(id))).toEqual([])
  })

  test('ends where the machine ends', async () => {
    const lines = linesOf(await ofCatalogue('lifecycle'))
    expect(lines.filter((line) => line.endsWith('--> [*]')).length).toBe(1)
  })
})
