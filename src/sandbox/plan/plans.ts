import type { CallOf, Party } from './calls.ts'
import { outcomeByName } from './outcomes.ts'
import { type BehaviourPlan, callsOf } from './plan.schema.ts'

/** A pending plan; `times` counts down. */
type Listed = BehaviourPlan & { id: number }
export type Planned = Omit<BehaviourPlan, 'times'>

export type Plans = {
  add(plan: BehaviourPlan): Listed
  list(): readonly Listed[]
  clear(): void
  /** Takes the first plan that matches this call, using it up; `only` restricts it to one outcome. */
  take<P extends Party>(
    party: P,
    call: CallOf<P>,
    key?: string,
    only?: BehaviourPlan['do'],
  ): Planned | undefined
}

const bare = (key: string): string => key.toUpperCase().replace(/[^A-Z0-9]/g, '')

export function openPlans(): Plans {
  let listed: Listed[] = []
  let count = 0
  return {
    add(plan) {
      count += 1
      const defaults = outcomeByName(plan.do)
      const one = { ...plan, ms: plan.ms ?? defaults?.ms, by: plan.by ?? defaults?.by, id: count }
      listed.push(one)
      return one
    },
    list: () => listed,
    clear() {
      listed = []
    },
    take(party, call, key, only) {
      const found = listed.find(
        (plan) =>
          plan.party === party &&
          callsOf(plan).includes(call) &&
          (only === undefined || plan.do === only) &&
          (plan.key === undefined || (key !== undefined && bare(plan.key) === bare(key))),
      )
      if (!found) return undefined
      listed = listed.flatMap((plan) => {
        if (plan !== found) return [plan]
        return plan.times > 1 ? [{ ...plan, times: plan.times - 1 }] : []
      })
      return found
    },
  }
}
