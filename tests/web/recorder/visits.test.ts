import { expect, it } from 'vitest'
import { limits } from '#machines/reference/limits.ts'
import { aTab } from './a-tab.ts'

/** The visits of the journeys that were sent, in the order of their first batch. */
const visitsOf = ({ sent }: ReturnType<typeof aTab>) => [
  ...new Map(sent.flat().map(({ journey, visit }) => [journey, visit])).values(),
]

it('machines of a tab are one visit, whose lead is told once it is known', async () => {
  const tab = aTab()
  const first = tab.begin()
  tab.begin()
  await tab.settle()
  first.send({ type: 'chosen' })
  first.send({ type: 'given', leadId: 'one' })
  tab.begin()
  await tab.settle()
  const [one, other, third] = visitsOf(tab)
  expect(one?.key).toMatch(/^[\w-]{22}$/)
  expect(other).toEqual({ key: one?.key })
  expect(one?.lead).toMatch(/^[0-9a-f]{16}$/)
  expect(third).toEqual(one)
})

it('another lead is another visit', async () => {
  const tab = aTab()
  const actor = tab.begin('one')
  await tab.settle()
  actor.send({ type: 'skipped' })
  actor.send({ type: 'chosen' })
  tab.begin('other')
  await tab.settle()
  const [one, other] = visitsOf(tab)
  expect(other?.key).not.toBe(one?.key)
  expect(other?.lead).not.toBe(one?.lead)
})

it('a machine that goes on with another lead goes on in another visit', async () => {
  const tab = aTab()
  const actor = tab.begin('one')
  actor.send({ type: 'chosen' })
  actor.send({ type: 'given', leadId: 'other' })
  await tab.settle()
  const [one, other] = visitsOf(tab)
  expect(other?.key).not.toBe(one?.key)
})

it('a long pause ends a visit, a reload does not', async () => {
  const tab = aTab()
  tab.begin()
  await tab.settle()
  const reloaded = aTab(tab.kept(), [], tab.now() + 1_000)
  reloaded.begin()
  reloaded.begin()
  await reloaded.settle()
  const [before] = visitsOf(tab)
  expect(new Set(visitsOf(reloaded).map((visit) => visit?.key))).toEqual(new Set([before?.key]))
  reloaded.pass(limits.graphs.openMs + 1)
  reloaded.begin()
  await reloaded.settle()
  expect(visitsOf(reloaded).at(-1)?.key).not.toBe(before?.key)
})
