import { not } from 'xstate'
import { insurer } from './params.ts'

/** What opens a dialog beside the prices. */
export const opensDialog = {
  'plan.opened': {
    guard: { type: 'isOffered', params: insurer },
    target: 'breakup',
    actions: { type: 'open', params: insurer },
  },
  'assumptions.opened': 'assumptions',
  'comparison.opened': { guard: 'comparesSeveral', target: 'comparison' },
} as const

/** The dialogs of every price list. With everybody asked anew, there is nothing left to look into. */
export const priceDialogs = {
  breakup: { meta: { overlay: 'breakup' }, always: { guard: 'lacksOpened', target: 'closed' } },
  assumptions: { meta: { overlay: 'assumptions' } },
  comparison: {
    meta: { overlay: 'comparison' },
    always: { guard: not('comparesSeveral'), target: 'closed' },
  },
} as const
