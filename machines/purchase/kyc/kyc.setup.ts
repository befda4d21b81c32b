import { assign, setup } from 'xstate'
import { errorMessage, outsideCall } from '../../core/actors.ts'
import type { StateMeta, StateTag } from '../../core/meta.ts'
import { limits } from '../../reference/limits.ts'
import { messages } from '../../reference/messages.ts'
import type { CustomerType, Day } from '../../schemas/basics.ts'
import type { KycConfig, KycFinding } from '../../schemas/kyc.ts'
import type { KycResult } from '../../schemas/proposal.ts'
import type { KycEvent } from './kyc.events.ts'

export type KycInput = {
  leadId: string
  insurerId: number
  customerType: CustomerType
  /** As given with the contact details, until it is given as on the document. */
  fullName?: string
  /** Of the person who buys, if the proposal has asked for it. */
  dateOfBirth?: Day
  /** As the proposal has just taken it; unknown once it has come back masked. */
  pan?: string
  /** What was found before may be read again, instead of being asked for. */
  returned?: Returned
}
/** From the identity provider's own page, or by a reload in the middle of the check, which need not have begun. */
export type Returned = 'redirected' | 'reloaded'
export type KycOutput = { kyc?: KycResult }

type Document = { docName: string; docNumber: string; dateOfBirth?: string }
type GivenDocument = Document & { fullName: string }

type KycContext = KycInput & {
  config?: KycConfig
  document?: Document
  finding?: KycResult
  reference?: string
  url?: string
  problem?: string
}

/** Whose identity is checked for which insurer. */
type Whose = Pick<KycInput, 'leadId' | 'insurerId' | 'fullName'>

const { journey } = messages

const problemOf = (found: KycFinding) => ('message' in found ? found.message : journey.kycPoaNeeded)

/** The types, calls, guards and actions of the KYC machine. */
export const kyc = setup({
  types: {
    context: {} as KycContext,
    events: {} as KycEvent,
    input: {} as KycInput,
    output: {} as KycOutput,
    meta: {} as StateMeta,
    tags: {} as StateTag,
  },
  actors: {
    getKycConfig: outsideCall<KycConfig, { insurerId: number; customerType: CustomerType }>(
      'the KYC settings',
    ),
    getKyc: outsideCall<KycFinding, Whose & { docName: string; docNumber: string; dateOfBirth?: string }>(
      'the KYC registry',
    ),
    verifyOtp: outsideCall<KycFinding, { leadId: string; reference: string; otp: string }>(
      'the KYC registry',
    ),
    sendPapers: outsideCall<KycFinding, Whose & { docName: string; fileId: string }>('the document store'),
    startRedirect: outsideCall<{ url: string }, Whose>('the identity provider'),
    getKycStatus: outsideCall<KycFinding, { leadId: string; insurerId: number }>('the KYC registry'),
  },
  guards: {
    returned: ({ context }) => context.returned !== undefined,
    is: (_, { finding: found, kind }: { finding: KycFinding; kind: KycFinding['kind'] }) =>
      found.kind === kind,
    /** Papers under manual review: there is no result to show yet. */
    inReview: (_, { finding: found }: { finding: KycFinding }) =>
      found.kind === 'verified' && found.result.kycStatus === 'pending',
    offersPapers: ({ context }) => context.config?.modes.includes('ovd') ?? false,
    offersRedirect: ({ context }) => context.config?.redirect ?? false,
  },
  actions: {
    keepConfig: assign((_, { config }: { config: KycConfig }) => ({ config })),
    keepDocument: assign((_, { fullName, ...document }: GivenDocument) => ({
      document,
      fullName,
      problem: undefined,
    })),
    keepName: assign((_, { fullName }: { fullName: string }) => ({ fullName })),
    keepFinding: assign((_, { finding: found }: { finding: KycFinding }) =>
      found.kind === 'verified' ? { finding: found.result, problem: undefined } : {},
    ),
    keepReference: assign((_, { finding: found }: { finding: KycFinding }) =>
      found.kind === 'otpSent' ? { reference: found.reference, problem: undefined } : {},
    ),
    keepUrl: assign((_, { url }: { url: string }) => ({ url })),
    explain: assign((_, { finding: found }: { finding: KycFinding }) => ({
      problem: problemOf(found),
    })),
    /** Nothing has failed where no check had begun. */
    explainReturn: assign(({ context }, { finding: found }: { finding: KycFinding }) =>
      context.returned === 'reloaded' ? {} : { problem: problemOf(found) },
    ),
    keepProblem: assign((_, { error }: { error: unknown }) => ({
      problem: errorMessage(error, 'We could not check your identity. Please try again.'),
    })),
    forget: assign({ finding: undefined, problem: undefined }),
  },
  delays: { resend: limits.otp.resendMs },
})

type Found = { event: { output: KycFinding } }

const finding = ({ event }: Found) => ({ finding: event.output })

/** Guards and actions for a reply, passed as `finding`. */
export const is = (kind: KycFinding['kind']) =>
  ({ type: 'is', params: ({ event }: Found) => ({ finding: event.output, kind }) }) as const
const inReview = { type: 'inReview', params: finding } as const
export const keepFinding = { type: 'keepFinding', params: finding } as const
export const keepReference = { type: 'keepReference', params: finding } as const
export const explain = { type: 'explain', params: finding } as const
export const explainReturn = { type: 'explainReturn', params: finding } as const
/** Where a call leads that has found the person. */
export const whenFound = [
  { guard: inReview, target: 'verified', actions: keepFinding },
  { guard: is('verified'), target: 'found', actions: keepFinding },
] as const
export const keepConfig = {
  type: 'keepConfig',
  params: ({ event }: { event: { output: KycConfig } }) => ({ config: event.output }),
} as const
export const keepUrl = {
  type: 'keepUrl',
  params: ({ event }: { event: { output: { url: string } } }) => event.output,
} as const

type Asks = { context: KycContext }
type Given = Asks & { event: KycEvent }

type DocumentGiven = Extract<KycEvent, { type: 'document.given' }>

export const keepDocument = {
  type: 'keepDocument',
  params: ({ event: { docName, docNumber, fullName, dateOfBirth } }: { event: DocumentGiven }) => ({
    docName,
    docNumber,
    fullName,
    ...(dateOfBirth && { dateOfBirth }),
  }),
} as const

/** Inputs of the calls. */
export const buyer = ({ context: { insurerId, customerType } }: Asks) => ({ insurerId, customerType })
export const lead = ({ context: { leadId, insurerId } }: Asks) => ({ leadId, insurerId })
export const whose = ({ context: { leadId, insurerId, fullName } }: Asks) => ({
  leadId,
  insurerId,
  ...(fullName && { fullName }),
})
export const searchedDocument = ({ context }: Asks) => ({
  ...whose({ context }),
  ...(context.document ?? { docName: '', docNumber: '' }),
})
export const givenOtp = ({ context: { leadId, reference = '' }, event }: Given) => ({
  leadId,
  reference,
  otp: event.type === 'otp.given' ? event.otp : '',
})
export const givenPapers = ({ context, event }: Given) => ({
  ...whose({ context }),
  docName: event.type === 'papers.given' ? event.docName : '',
  fileId: event.type === 'papers.given' ? event.fileId : '',
})
