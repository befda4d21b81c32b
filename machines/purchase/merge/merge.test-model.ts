import { type TestModel, testModel } from '../../core/test-model.ts'
import { motorProduct } from '../../motor/motor.product.ts'
import type { MotorRecord } from '../../motor/record/motor-record.ts'
import { sampleRecord } from '../../motor/record/samples.ts'
import type { Day } from '../../schemas/basics.ts'
import { mergeEvents } from './merge.events.ts'
import { mergeMachine } from './merge.machine.ts'

export const mergeTestModel: TestModel = testModel<{ theirs?: MotorRecord; choices: object }>({
  key: 'merge',
  title: 'Two devices on one journey',
  machine: mergeMachine,
  events: mergeEvents,
  starts: (today) => {
    const input = partedOn(today)
    const standing = (status: string) => ({ ...input, theirs: { ...input.theirs, status } })
    return [
      { name: 'a save refused with what stands there', input },
      { name: 'a save refused without it', input: { ...input, theirs: undefined } },
      {
        name: 'the same answers',
        input: { ...input, mine: { previousPolicy: input.theirs.previousPolicy } },
      },
      { name: 'a proposal under way', input: standing('proposalRequest') },
      { name: 'a payment under way', input: standing('paymentInitiated') },
      { name: 'a paid journey', input: standing('paymentSuccess') },
    ]
  },
  outcomes: (today) => ({ readTheirs: { done: [partedOn(today).theirs] } }),
  identity: ({ theirs, choices }) => [theirs?.status, choices],
})

/** A bonus of 25 percent there, a claim here. */
function partedOn(today: Day) {
  const base = sampleRecord(today)
  const claimed = base.previousPolicy && { ...base.previousPolicy, claimed: true, ncb: undefined }
  return {
    product: motorProduct,
    today,
    leadId: base.leadId,
    theirs: { ...base, version: base.version + 1 },
    mine: { previousPolicy: claimed },
    steps: [6] as const,
    base: undefined,
  }
}
