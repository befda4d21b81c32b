import type { RequestOf } from '#contract/call.ts'
import type { getKyc } from '#contract/kyc/kyc.calls.ts'
import type { CkycSearchRequest } from '#contract/partners/kyc.ts'
import { type IdentityType, identityTypesOf } from '#machines/reference/documents.ts'
import { messages } from '#machines/reference/messages.ts'
import { checkIdentity, cleanIdentity } from '#machines/rules/identity.ts'
import { maskIdentity } from '#machines/rules/mask.ts'
import type { KycFinding } from '#machines/schemas/kyc.ts'
import { sealedNumber } from '../sealed/numbers.ts'
import { sealOf } from '../sealed/seal.ts'
import { sendOtp } from './aadhaar-otp.ts'
import { judgedFinding, notFound, rejectedFinding } from './findings.ts'
import { type FoundPerson, personOfCkyc } from './found-person.ts'
import { insertCheck } from './kyc.store.ts'
import { insurerOf } from './kyc-config.ts'
import { KycError } from './kyc-error.ts'
import { aboutOwner, type KycDeps, type Owner } from './owner.ts'

type Document = Pick<RequestOf<typeof getKyc>, 'insurerId' | 'docName' | 'docNumber' | 'dateOfBirth'>

const wireTypes: Readonly<Record<IdentityType, CkycSearchRequest['document_type']>> = {
  passport: 'PASSPORT',
  voterId: 'VOTERID',
  pan: 'PAN',
  dl: 'DRIVING_LICENSE',
  adhaar: 'AADHAAR',
  nregaCard: 'NREGA_JOB_CARD',
  gstin: 'GSTIN',
  ckycNumber: 'CKYC_NUMBER',
  cin: 'CIN',
}

/**
 * Looks the owner up by a document: for an Aadhaar number an OTP is sent, any other
 * is searched in the central registry.
 */
export async function lookUpIdentity(deps: KycDeps, owner: Owner, given: Document): Promise<KycFinding> {
  const { docName, insurerId } = given
  const allowed: readonly IdentityType[] = identityTypesOf[owner.customerType]
  if (!allowed.includes(docName)) return rejectedFinding(messages.kyc.notOffered)
  const docNumber = cleanIdentity(docName, given.docNumber)
  const error = checkIdentity(docName, docNumber, owner.customerType)
  if (docName === 'adhaar') {
    if (error) return rejectedFinding(messages.journey.kycInvalidAadhaar)
    return insurerOf(insurerId).kyc.includes('otp') ? sendOtp(deps, owner, insurerId, docNumber) : notFound
  }
  if (error) return rejectedFinding(error)
  const isPerson = owner.customerType === 'individual'
  if (isPerson && !given.dateOfBirth) return rejectedFinding(messages.form.birthDateRequired)
  return searchRegistry(deps, owner, { ...given, docNumber })
}

async function searchRegistry(deps: KycDeps, owner: Owner, document: Document): Promise<KycFinding> {
  const { docName, docNumber, insurerId } = document
  const id = deps.random.id()
  const finding = await found(deps, owner, document, id)
  const seal = sealOf(deps.config.keys)
  await insertCheck(deps.db, {
    id,
    ...aboutOwner(owner),
    insurerId,
    mode: 'ckyc',
    docName,
    docNumberMasked: maskIdentity(docName, docNumber),
    createdAt: deps.clock.now(),
    ...(finding.kind === 'verified'
      ? {
          status: 'success',
          data: finding.result,
          sealed: sealedNumber(seal, owner.leadId, docName, docNumber),
        }
      : { status: 'failed' }),
  })
  return finding
}

async function found(deps: KycDeps, owner: Owner, document: Document, id: string): Promise<KycFinding> {
  const { docName, docNumber, dateOfBirth } = document
  const search = {
    reference_id: id,
    document_type: wireTypes[docName],
    id_number: docNumber,
    full_name: owner.name,
  }
  const record = await deps.partner.search(search).catch(refusedAs(undefined))
  if (!record) return notFound
  const { ckycNumber, name } = record.data.kycResult
  const person = dateOfBirth
    ? await download(deps, { reference_id: id, id_number: ckycNumber, birthDate: dateOfBirth })
    : { name, kycNumber: ckycNumber }
  if (!person) return rejectedFinding(messages.kyc.birthDateMismatch)
  const proof = {
    kycType: 'ckyc',
    docName,
    docNumber: maskIdentity(docName, docNumber),
    reference: id,
  } as const
  return judgedFinding({ kycStatus: 'success', ...proof, ...person }, owner.name)
}

type Download = Parameters<KycDeps['partner']['download']>[0]

async function download({ partner }: KycDeps, request: Download): Promise<FoundPerson | undefined> {
  const reply = await partner.download(request).catch(refusedAs(undefined))
  return reply && personOfCkyc(reply)
}

/** Turns a refusal by the registry into a value; no answer stays an error. */
const refusedAs =
  <T>(value: T) =>
  (error: unknown): T => {
    if (error instanceof KycError && error.kind === 'refused') return value
    throw error
  }
