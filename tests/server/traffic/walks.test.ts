import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { TrafficRow, UnhandledRow } from '#contract/views/traffic.ts'
import { catalogue } from '#machines/catalogue.ts'
import { graphOf } from '#machines/core/graph.ts'
import type { TestModel } from '#machines/core/test-model.ts'
import { recordedSteps } from '#machines/recording/recorded-steps.ts'
import { modelOf } from '#paths/model/of-test-model.ts'
import { judgeRun, notBegun, type ReportedRun } from '#server/traffic/judge-run.ts'
import { walkableOf } from '#server/traffic/walkable-graph.ts'

const today = '2026-11-21'

describe.each(catalogue.map((subject) => [subject.key, subject] as const))('walks over %s', (_, subject) => {
  const graph = graphOf(subject.machine)
  const walk = walkerOver(subject)

  it('are told in rows that fit its transitions, and conserve who comes and goes', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 40 }), (choices) => {
        const { said, resting } = walk(choices)
        const judged = judgeRun(walkableOf(graph), notBegun, said)
        if (typeof judged === 'string') throw new Error(`${judged}: ${JSON.stringify(said)}`)
        expect([...judged.position.resting].sort()).toEqual([...resting].sort())
        for (const state of new Set(said.rows.flatMap(({ from, to }) => [from, to]))) {
          if (state === undefined) continue
          const entries = said.rows.filter(({ to }) => to === state).length
          const exits = said.rows.filter(({ from }) => from === state).length
          expect(entries).toBe(exits + (resting.includes(state) ? 1 : 0))
        }
      }),
      { numRuns: 15, seed: 4 },
    )
  })
})

/** Walks a machine by numbers: each picks one of all events that it may be told, heard or not. */
function walkerOver(
  subject: TestModel,
): (choices: readonly number[]) => { said: ReportedRun; resting: string[] } {
  const model = modelOf(subject, today)
  const events = model.alphabet.flatMap((type) => model.samples(type))
  return (choices) => {
    const [rows, unhandled]: [TrafficRow[], UnhandledRow[]] = [[], []]
    let [seq, resting]: [number, string[]] = [0, []]
    const next = () => ({ seq: seq++, ago: 0 })
    const keeper = {
      row: ({ at, ...row }: { at: number }) => rows.push({ ...next(), ...row }),
      unhandled: ({ at, ...event }: { at: number; state: string; event: string }) =>
        unhandled.push({ ...next(), ...event }),
      settled: (_: unknown, stands: { resting: readonly (readonly [string, number])[] }) => {
        resting = stands.resting.map(([leaf]) => leaf)
      },
    }
    const steps = recordedSteps(subject.machine, keeper, 0)
    const start = model.starts[(choices[0] ?? 0) % model.starts.length]
    let [snapshot] = steps.begin(start?.input)
    for (const choice of choices) {
      if (snapshot.status !== 'active') break
      const heard = events.filter((event) => snapshot.can(event))
      const from = choice % 5 === 0 || heard.length === 0 ? events : heard
      const event = from[choice % from.length]
      if (event) [snapshot] = steps.transition(snapshot, event)
    }
    return { said: { rows, unhandled }, resting }
  }
}
