import * as v from 'valibot'
import { insurerByKey } from '#machines/reference/insurers.ts'
import { type AnyCall, calls, parties } from './calls.ts'
import { outcomeByName, outcomeNames } from './outcomes.ts'

const everyCall: AnyCall[] = parties.flatMap((party) => [...calls[party]])

const fields = v.strictObject({
  party: v.picklist(parties, `party must be one of ${parties.join(', ')}`),
  /** Without it: the party's next call that supports the outcome. */
  call: v.optional(v.picklist(everyCall, `call must be one of ${everyCall.join(', ')}`)),
  key: v.optional(v.string()),
  do: v.picklist(outcomeNames, `do must be one of ${outcomeNames.join(', ')}`),
  ms: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3_600_000))),
  by: v.optional(v.pipe(v.number(), v.integer())),
  /** How a pending payment ends. */
  ending: v.optional(v.picklist(['success', 'failure'])),
  /** How many calls it applies to. */
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
})
type Fields = v.InferOutput<typeof fields>

/** The calls a plan applies to: the one it names, or all of its party that support the outcome. */
export function callsOf(plan: Pick<Fields, 'party' | 'call' | 'do'>): readonly AnyCall[] {
  const able = outcomeByName(plan.do)?.where[plan.party] ?? []
  return plan.call ? able.filter((call) => call === plan.call) : able
}

export const planSchema = v.pipe(
  fields,
  v.forward(
    v.partialCheck(
      [['party'], ['call'], ['do']],
      (plan) => callsOf(plan).length > 0,
      ({ input }) => `${input.party} ${input.call ?? ''} cannot do ${input.do}`.replace('  ', ' '),
    ),
    ['do'],
  ),
  v.forward(
    v.partialCheck(
      [['party'], ['key']],
      ({ party, key }) => party !== 'insurer' || key === undefined || insurerByKey(key) !== undefined,
      ({ input }) => `There is no insurer ${input.key}`,
    ),
    ['key'],
  ),
)

export type BehaviourPlan = v.InferOutput<typeof planSchema>
