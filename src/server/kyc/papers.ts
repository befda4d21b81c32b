import type { RequestOf } from '#contract/call.ts'
import type { checkKycPapers } from '#contract/kyc/kyc.calls.ts'
import type { PapersReply, PaperType } from '#contract/partners/kyc-papers.ts'
import { type IdentityType, identityTypesOf } from '#machines/reference/documents.ts'
import { messages } from '#machines/reference/messages.ts'
import { cleanIdentity } from '#machines/rules/identity.ts'
import { maskIdentity } from '#machines/rules/mask.ts'
import type { KycFinding } from '#machines/schemas/kyc.ts'
import type { KycResult } from '#machines/schemas/proposal.ts'
import { documentOf } from '../documents/uploads.store.ts'
import { fail } from '../http/fail.ts'
import { judgedFinding, rejectedFinding } from './findings.ts'
import { personOfPapers } from './found-person.ts'
import { type Check, type CheckStatus, concludeCheck, insertCheck } from './kyc.store.ts'
import { KycError } from './kyc-error.ts'
import { aboutOwner, type KycDeps, type Owner } from './owner.ts'
import { askLater } from './reading.ts'

type Papers = Omit<RequestOf<typeof checkKycPapers>, 'customerLeadId'>

const { kyc } = messages

/** A CKYC number is not a document. */
const paperTypes: Readonly<Partial<Record<IdentityType, PaperType>>> = {
  passport: 'PASSPORT',
  voterId: 'VOTER_ID',
  pan: 'PAN',
  dl: 'DRIVING_LICENCE',
  adhaar: 'AADHAAR',
  nregaCard: 'NREGA_JOB_CARD',
  gstin: 'GSTIN',
  cin: 'CIN',
}

/** Has an uploaded document verified; during manual review the customer continues and a job asks again. */
export async function checkPapers(
  deps: KycDeps,
  owner: Owner,
  { insurerId, docName, fileId }: Papers,
): Promise<KycFinding> {
  const type = paperTypes[docName]
  const allowed: readonly IdentityType[] = identityTypesOf[owner.customerType]
  if (!type || !allowed.includes(docName)) return rejectedFinding(kyc.notOffered)
  const { db, clock, random } = deps
  const paper = { id: random.id(), docName }
  const file = await fileOf(deps, owner, fileId)
  const request = { verification_id: paper.id, document_type: type, full_name: owner.name, file }
  const finding = judgedPaper(await deps.partner.sendPapers(request).catch(asInvalid), owner.name, paper)
  const check = { ...paper, insurerId, mode: 'papers', createdAt: clock.now() } as const
  const outcome = outcomeOf(finding)
  await insertCheck(db, { ...check, ...aboutOwner(owner), ...outcome })
  if (outcome.status === 'reading') await askLater(deps, { leadId: owner.leadId, checkId: paper.id })
  return finding
}

/** The result of papers that were under review. */
export async function readPapers(deps: KycDeps, check: Check): Promise<KycFinding> {
  const paper = { id: check.id, docName: check.docName as IdentityType }
  const finding = judgedPaper(
    await deps.partner.readPapers(check.id).catch(asInvalid),
    check.ownerName,
    paper,
  )
  const { status, data } = outcomeOf(finding)
  if (status !== 'reading') await concludeCheck(deps.db, check.id, status, data)
  return finding
}

type Paper = { id: string; docName: IdentityType }

function outcomeOf(finding: KycFinding): { status: CheckStatus; data?: KycResult } {
  if (finding.kind !== 'verified') return { status: 'failed' }
  const { result } = finding
  return { status: result.kycStatus === 'pending' ? 'reading' : 'success', data: result }
}

type Read = Pick<PapersReply, 'status' | 'document_fields'>

function judgedPaper(
  { status, document_fields: fields }: Read,
  ownerName: string,
  { id, docName }: Paper,
): KycFinding {
  if (status === 'PENDING') return { kind: 'verified', result: waiting(docName, id) }
  if (status === 'INVALID' || !fields) return rejectedFinding(kyc.papersRefused)
  const docNumber = maskIdentity(docName, cleanIdentity(docName, fields.id_number))
  const result = { ...waiting(docName, id), kycStatus: 'success' as const, docNumber }
  return judgedFinding({ ...result, ...personOfPapers(fields) }, ownerName)
}

/** The result while it is still unknown. */
const waiting = (docName: IdentityType, reference: string) =>
  ({ kycStatus: 'pending', kycType: 'ovd', docName, docNumber: '', reference }) as const

/** A picture that cannot be read is a refusal, not a failure. */
function asInvalid(error: unknown): Read {
  if (error instanceof KycError && error.kind === 'refused')
    return { status: 'INVALID', document_fields: null }
  throw error
}

async function fileOf({ db, files }: KycDeps, owner: Owner, id: string) {
  const document = await documentOf(db, owner.leadId, id)
  const bytes = document?.category === 'kyc' ? await files.get(document.storedName) : undefined
  if (!document || !bytes) return fail('not-found')
  return new File([new Uint8Array(bytes)], document.originalName, { type: document.mime })
}
