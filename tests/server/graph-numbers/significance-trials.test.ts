import { describe, expect, it } from 'vitest'
import { graphOf } from '#machines/core/graph.ts'
import { paymentTestModel } from '#machines/purchase/payment/payment.test-model.ts'
import { differences } from '#server/graphs/compare/differences.ts'
import { discloser } from '#server/graphs/rounding.ts'
import { chanceOf } from '#server/graphs/seed/random.ts'
import { changedShare, type ToldShare } from '#server/graphs/significance/changes.ts'
import { type Journey, periodsOf, walkedJourneys } from './many-periods.ts'

const graph = graphOf(paymentTestModel.machine)
const journeys = walkedJourneys(paymentTestModel, graph, 4000)
const [root] = graph.nodes.filter(({ parent }) => parent === undefined)
const comesTo = (id: string) => (journey: Journey) => id === root?.id || journey.places.includes(id)
const shareOf = (isWanted: (journey: Journey) => boolean) =>
  journeys.filter(isWanted).length / journeys.length
/** Three standard errors of what a thousand trials find of five percent. */
const tolerance = 3 * Math.sqrt((0.05 * 0.95) / 1000)

/** Journeys through a transition by so much more of all, at the cost of what else they did at its state. */
function shifted(id: string, source: string, by: number) {
  const [through, there] = [shareOf(comesTo(id)), shareOf(comesTo(source))]
  return (journey: Journey) => {
    if (comesTo(id)(journey)) return (through + by) / through
    return comesTo(source)(journey) ? (there - through - by) / (there - through) : 1
  }
}

describe('periods of the same machine', () => {
  it('that do not differ are said to in one of twenty at most, over a thousand trials', () => {
    const draw = periodsOf(graph, journeys, 5)
    let [rowsWrong, finishedWrong, tested] = [0, 0, 0]
    for (let trial = 0; trial < 1000; trial += 1) {
      const [one, other] = [draw(2000), draw(2000)]
      const rows = differences(graph, one, other)
      tested += rows.filter(({ test }) => test).length
      if (rows.some(({ test }) => test?.isSignificant)) rowsWrong += 1
      const finished = (side: typeof one) => ({ part: side.totals.finished, whole: side.totals.journeys })
      if (changedShare({ one: finished(one), other: finished(other) }).test?.isSignificant) finishedWrong += 1
    }
    expect(tested / 1000).toBeGreaterThan(50)
    expect(rowsWrong / 1000).toBeLessThan(0.05 + tolerance)
    expect(finishedWrong / 1000).toBeLessThan(0.05 + tolerance)
    // Half a step is taken off each difference, which leaves 29 in a thousand of what would be fifty with exact numbers.
    expect(finishedWrong / 1000).toBeGreaterThan(0.025)
  }, 60_000)

  it.each([
    [100, 0.5],
    [150, 0.3],
    [1000, 0.05],
    [2000, 0.02],
  ])('of %i journeys, of which %s finish, are not told apart by rounding either', (size, share) => {
    const chance = chanceOf(9)
    const drawn = (name: string): ToldShare => {
      const disclose = discloser('a secret', name, '')
      const did = Array.from({ length: size }, () => chance.next() < share)
      return { part: disclose('finished', did.filter(Boolean).length), whole: disclose('began', size) }
    }
    const tests = Array.from({ length: 1000 }, (_, trial) =>
      changedShare({ one: drawn(`one ${trial}`), other: drawn(`other ${trial}`) }),
    ).flatMap(({ test }) => test ?? [])
    expect(tests.length).toBeGreaterThan(500)
    expect(tests.filter(({ isSignificant }) => isSignificant).length / tests.length).toBeLessThan(0.05)
  })

  it('that differ by two points at a transition are told apart there in eight of ten', () => {
    const changed = graph.edges.filter(({ id, source }) => {
      const [through, there] = [shareOf(comesTo(id)), shareOf(comesTo(source))]
      return through > 0.08 && through < 0.4 && there - through > 0.03
    })
    const draw = periodsOf(graph, journeys, 6)
    const trials = Math.ceil(200 / changed.length)
    let found = 0
    for (const { id, source } of changed) {
      const weightOf = shifted(id, source, 0.02)
      for (let trial = 0; trial < trials; trial += 1) {
        const rows = differences(graph, draw(10_000, weightOf), draw(10_000))
        if (rows.find((row) => row.id === id)?.test?.isSignificant) found += 1
      }
    }
    expect(changed.length).toBeGreaterThan(10)
    expect(found / (trials * changed.length)).toBeGreaterThan(0.8)
  }, 60_000)

  it.each([0.04, 0.2, 0.5])(
    'that differ by two points in how many finish, %s of them, are told apart in eight of ten',
    (usual) => {
      const chance = chanceOf(1)
      const drawn = (share: number) => {
        let part = 0
        for (let one = 0; one < 10_000; one += 1) if (chance.next() < share) part += 1
        return { part, whole: 10_000 }
      }
      let found = 0
      for (let trial = 0; trial < 1000; trial += 1) {
        if (changedShare({ one: drawn(usual + 0.02), other: drawn(usual) }).test?.isSignificant) found += 1
      }
      expect(found / 1000).toBeGreaterThan(0.8)
    },
  )
})
