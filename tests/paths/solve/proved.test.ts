import { expect, test } from 'vitest'
import { proposalTestModel } from '#machines/motor/proposal/proposal.test-model.ts'
import { dayOfSuites } from '#paths/cache/day.ts'
import { modelOf } from '#paths/model/of-test-model.ts'
import { generate } from '#paths/suite/generate.ts'

/** What is worth taking with its data forgotten leads astray here: an event too many, and minutes without a proof. */
test('the fewest events of the proposal are proved, and soon', { timeout: 60_000 }, async () => {
  const { bound } = await generate(modelOf(proposalTestModel, dayOfSuites))
  expect(bound).toMatchObject({ gap: 0, exact: true })
})
