import { expect, it } from 'vitest'
import { graphOf } from '#machines/core/graph.ts'
import { paymentMachine } from '#machines/purchase/payment/payment.machine.ts'
import { placeTitle } from '#server/graphs/disclosure/place.ts'

it('tells the branches of one event apart by their conditions, outside the map too', () => {
  const graph = graphOf(paymentMachine)
  const branches = graph.edges.filter(({ id }) => id.startsWith('payment.checking xstate.done.actor'))
  expect(branches.map(({ id }) => placeTitle(graph, id))).toEqual([
    'Checking your payment: Read payment done, if stands success',
    'Checking your payment: Read payment done, if has lapsed',
    'Checking your payment: Read payment done, if is cancelled',
    'Checking your payment: Read payment done, if stands failure',
    'Checking your payment: Read payment done, if stands not asked',
    'Checking your payment: Read payment done, if stands initiated',
    'Checking your payment: Read payment done, otherwise',
  ])
})
