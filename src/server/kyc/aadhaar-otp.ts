import { messages } from '#machines/reference/messages.ts'
import { maskAadhaar } from '#machines/rules/mask.ts'
import type { KycFinding } from '#machines/schemas/kyc.ts'
import type { KycResult } from '#machines/schemas/proposal.ts'
import { judgedFinding, rejectedFinding } from './findings.ts'
import { personOfAadhaar } from './found-person.ts'
import { type Check, concludeCheck, findCheck, insertCheck, resultOf, takeTry } from './kyc.store.ts'
import { KycError } from './kyc-error.ts'
import { aboutOwner, type KycDeps, type Owner } from './owner.ts'

const { account, journey } = messages

/** Has an OTP sent to the mobile number of an Aadhaar; the Aadhaar number is not stored. */
export async function sendOtp(
  { db, clock, random, partner }: KycDeps,
  owner: Owner,
  insurerId: number,
  aadhaar: string,
): Promise<KycFinding> {
  try {
    const { ref_id } = await partner.sendAadhaarOtp(aadhaar)
    const id = random.id()
    const proof = { docName: 'adhaar', docNumberMasked: maskAadhaar(aadhaar), reference: ref_id }
    const check = { id, insurerId, mode: 'otp', status: 'otpSent', createdAt: clock.now() } as const
    await insertCheck(db, { ...check, ...aboutOwner(owner), ...proof })
    return { kind: 'otpSent', reference: id }
  } catch (error) {
    if (error instanceof KycError && error.kind === 'refused')
      return rejectedFinding(journey.kycInvalidAadhaar)
    throw error
  }
}

/** The holder of an Aadhaar, once the OTP is right, with limited attempts. */
export async function verifyOtp(
  deps: KycDeps,
  owner: Owner,
  reference: string,
  otp: string,
): Promise<KycFinding> {
  const check = await findCheck(deps.db, owner.leadId, reference)
  if (check?.mode !== 'otp') return rejectedFinding(account.otpExpired)
  const known = resultOf(check)
  if (known) return { kind: 'verified', result: known }
  if (!(await takeTry(deps.db, check.id))) return rejectedFinding(account.otpTriesUsed)
  const finding = await personBehind(deps, check, otp)
  if (finding.kind === 'verified') await concludeCheck(deps.db, check.id, 'success', finding.result)
  return finding
}

async function personBehind({ partner }: KycDeps, check: Check, otp: string): Promise<KycFinding> {
  try {
    const person = personOfAadhaar(await partner.verifyAadhaarOtp(check.reference ?? '', otp))
    return judgedFinding({ ...otpProofOf(check), ...person }, check.ownerName)
  } catch (error) {
    if (!(error instanceof KycError) || error.kind !== 'refused') throw error
    return rejectedFinding(/expired/i.test(error.code) ? account.otpExpired : journey.kycInvalidOtp)
  }
}

/** The kind of proof of an Aadhaar check: e-KYC counts as an officially valid document. */
export const otpProofOf = ({ id, docName, docNumberMasked }: Check) =>
  ({
    kycStatus: 'success',
    kycType: 'ovd',
    docName: docName ?? '',
    docNumber: docNumberMasked ?? '',
    reference: id,
  }) as const satisfies Partial<KycResult>
