import { identityTypesOf, kycModes } from '#machines/reference/documents.ts'
import type { Insurer } from '#machines/reference/insurer.ts'
import { insurerById } from '#machines/reference/insurers.ts'
import type { CustomerType } from '#machines/schemas/basics.ts'
import type { KycConfig } from '#machines/schemas/kyc.ts'
import { fail } from '../http/fail.ts'

/** The insurer a request names, or a refusal. */
export function insurerOf(insurerId: number): Insurer {
  return insurerById(insurerId) ?? fail('not-found')
}

/** How an insurer lets an owner prove who they are. DigiLocker provides officially valid documents of persons. */
export function configOf(insurer: Insurer, customerType: CustomerType): KycConfig {
  return {
    modes: kycModes.filter((mode) => insurer.kyc.includes(mode)),
    documents: [...identityTypesOf[customerType]],
    redirect: customerType === 'individual' && insurer.kyc.includes('ovd'),
  }
}
