import { getKyc } from '#contract/kyc/kyc.calls.ts'
import type { Visitor } from '../support/visitor.ts'

/** The insurer finds Asha by her PAN. */
export async function identify(visitor: Visitor, customerLeadId: string, insurerId: number) {
  const document = { docName: 'pan', docNumber: 'ABCPS1234D', dateOfBirth: '1992-06-15' }
  const { data } = await visitor.call(getKyc, { customerLeadId, insurerId, ...document })
  if (data.kind !== 'verified') throw new Error(`KYC found ${data.kind}`)
  return data.result
}
