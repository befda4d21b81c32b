import { messages } from '#machines/reference/messages.ts'
import type { KycFinding } from '#machines/schemas/kyc.ts'
import { fail } from '../http/fail.ts'
import { otpProofOf } from './aadhaar-otp.ts'
import { judgedFinding, rejectedFinding } from './findings.ts'
import { personOfAadhaar } from './found-person.ts'
import { type Check, concludeCheck, findCheck, insertCheck } from './kyc.store.ts'
import { configOf, insurerOf } from './kyc-config.ts'
import { aboutOwner, type KycDeps, type Owner } from './owner.ts'
import { readState, signState } from './redirect-state.ts'

const { kyc } = messages

/** Where browsers come back to from the provider's page. */
export const returnPath = '/hooks/kyc/returned'

type Away = { url: string; checkId: string }

/** The address of the provider's page for this owner; the check's own id is what the provider knows it by. */
export async function startRedirect(deps: KycDeps, owner: Owner, insurerId: number): Promise<Away> {
  if (!configOf(insurerOf(insurerId), owner.customerType).redirect) return fail('not-allowed', kyc.notOffered)
  const { db, clock, random, config, partner } = deps
  const id = random.id()
  const state = signState(config.keys, { leadId: owner.leadId, checkId: id }, clock.now())
  const { url } = await partner.openDigilocker({
    verification_id: id,
    document_requested: ['AADHAAR'],
    redirect_url: `${config.baseUrl}${returnPath}?state=${encodeURIComponent(state)}`,
    user_flow: 'signin',
    full_name: owner.name,
  })
  const check = { id, insurerId, mode: 'redirect', status: 'away', createdAt: clock.now() } as const
  await insertCheck(db, { ...check, ...aboutOwner(owner), docName: 'adhaar' })
  return { url, checkId: id }
}

/**
 * Records that the browser returned, and returns its journey. It must be the browser that was sent: otherwise a link
 * sent to somebody else would bring their identity into this journey.
 */
export async function noteReturn(
  { db, config, clock }: KycDeps,
  state: string,
  sentAway: string | undefined,
): Promise<string | undefined> {
  const read = readState(config.keys, state, clock.now())
  if (!read) return undefined
  const check = await findCheck(db, read.leadId, read.checkId)
  if (check?.status === 'away' && sentAway === check.id) await concludeCheck(db, check.id, 'back')
  return read.leadId
}

/** The provider's own answer about a check whose browser returned. */
export async function readRedirect(deps: KycDeps, check: Check): Promise<KycFinding> {
  const { partner, db } = deps
  const { status } = await partner.readDigilocker(check.id)
  if (status === 'PENDING') return rejectedFinding(kyc.redirectPending)
  if (status !== 'AUTHENTICATED') {
    await concludeCheck(db, check.id, 'failed')
    return rejectedFinding(status === 'EXPIRED' ? kyc.redirectExpired : kyc.redirectDenied)
  }
  const aadhaar = await partner.readDigilockerAadhaar(check.id)
  const docNumber = `XXXX XXXX ${aadhaar.uid.slice(-4)}`
  const finding = judgedFinding(
    { ...otpProofOf(check), docNumber, ...personOfAadhaar(aadhaar) },
    check.ownerName,
  )
  if (finding.kind === 'verified') await concludeCheck(db, check.id, 'success', finding.result)
  else await concludeCheck(db, check.id, 'failed')
  return finding
}
