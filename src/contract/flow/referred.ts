import type { RequestOf } from '../call.ts'
import type { saveFlow } from './flow.calls.ts'

type Save = RequestOf<typeof saveFlow>

/** A save with the code by which somebody came, which the flat motor request repeats (MOTOR-05). */
export function referred(save: Save, referralCode: string): Save {
  const { motorRequest } = save as { motorRequest?: object }
  return { ...save, referralCode, ...(motorRequest && { motorRequest: { ...motorRequest, referralCode } }) }
}
