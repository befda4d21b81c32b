import { describe, expect, it } from 'vitest'
import { catalogue } from '#machines/catalogue.ts'
import { graphOf } from '#machines/core/graph.ts'
import { funnelStates, machineIdOf } from '#machines/funnel.ts'
import { funnelSteps } from '#machines/reference/funnel-steps.ts'
import { trafficProducts } from '#machines/reference/traffic-products.ts'
import { serverProducts } from '#machines/server-products.ts'

const states = new Set(catalogue.flatMap(({ machine }) => graphOf(machine).nodes.map(({ id }) => id)))

describe('the steps of a purchase', () => {
  it.each(serverProducts)('are states of the machines of $title', ({ machines, funnel }) => {
    const own = new Set(machines.flatMap(({ machine }) => graphOf(machine).nodes.map(({ id }) => id)))
    const named = Object.values(funnel.states).flat()
    expect(named.filter((state) => !own.has(state))).toEqual([])
  })

  it('are states of machines in the catalogue, at least one for each step', () => {
    expect(funnelStates.filter(({ state }) => !states.has(state))).toEqual([])
    expect([...new Set(funnelStates.map(({ step }) => step))]).toEqual([...funnelSteps])
  })

  it('are told apart by what journeys are counted as, each by one product', () => {
    const counted = serverProducts.flatMap(({ funnel: { countedAs } }) => countedAs)
    expect([...counted, 'none'].sort()).toEqual([...trafficProducts].sort())
  })

  it('begin with the id of their machine', () => {
    expect(machineIdOf('quoteList.open.prices')).toBe('quoteList')
    expect(machineIdOf('home')).toBe('home')
  })
})
