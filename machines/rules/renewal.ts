import { limits } from '../reference/limits.ts'
import { addDays } from './calendar.ts'

/** The dates of a policy: `end` of its longest cover, `odEnd` of own damage where that ends earlier. */
export interface PolicyDays {
  start: string
  end: string
  odEnd?: string | undefined
}

type PolicyState = 'startsLater' | 'running' | 'ended'

/** Whether a policy covers anything on a day. */
export function policyState({ start, end }: PolicyDays, today: string): PolicyState {
  if (today < start) return 'startsLater'
  return today <= end ? 'running' : 'ended'
}

export interface RenewalWindow {
  /** The last day of the cover that is renewed. */
  end: string
  opens: string
  closes: string
  /** Own damage ends first, while the third-party cover of the same policy continues. */
  ofOwnDamage: boolean
}

const { opensBeforeDays, closesAfterDays } = limits.renewal

const windowOf = (end: string) => ({
  end,
  opens: addDays(end, -opensBeforeDays),
  closes: addDays(end, closesAfterDays),
})

/**
 * When a policy is next renewed. Own damage that ends before third party is renewed by itself; once that window has
 * passed, the end of the rest counts (decision 0090).
 */
export function renewalWindow({ end, odEnd = end }: PolicyDays, today: string): RenewalWindow {
  const first = windowOf(odEnd)
  return odEnd < end && today <= first.closes
    ? { ...first, ofOwnDamage: true }
    : { ...windowOf(end), ofOwnDamage: false }
}

export const isRenewable = ({ opens, closes }: RenewalWindow, today: string): boolean =>
  opens <= today && today <= closes
