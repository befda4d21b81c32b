import type { RequestOf } from '../call.ts'
import type { saveFlow } from './flow.calls.ts'

type Save = RequestOf<typeof saveFlow>

/** A save with the code by which somebody came, if any, which the flat motor request repeats (MOTOR-05). */
export function referred(save: Save, referral: Pick<Save, 'referralCode'>): Save {
  const { motorRequest } = save as { motorRequest?: object }
  return { ...save, ...referral, ...(motorRequest && { motorRequest: { ...motorRequest, ...referral } }) }
}
