import { assign, setup } from 'xstate'
import { outside, words } from '../core/actors.ts'
import type { StateMeta, StateTag } from '../core/meta.ts'
import { limits } from '../reference/limits.ts'
import { messages } from '../reference/messages.ts'
import type { CustomerType } from '../schemas/basics.ts'
import type { KycConfig, KycFinding } from '../schemas/kyc.ts'
import type { KycResult } from '../schemas/proposal.ts'
import type { KycEvent } from './kyc.events.ts'

export type KycInput = {
  leadId: string
  insurerId: number
  customerType: CustomerType
  /** The customer has just come back from the identity provider's own page. */
  returned?: boolean
}
export type KycOutput = { kyc?: KycResult }

type Context = KycInput & {
  config?: KycConfig
  document?: { docName: string; docNumber: string; dateOfBirth?: string }
  finding?: KycResult
  reference?: string
  url?: string
  problem?: string
}

const { journey } = messages
const finding = ({ event }: { event: { output: KycFinding } }) => ({ finding: event.output })
const error = ({ event }: { event: { error: unknown } }) => ({ error: event.error })

/** Identity check of the person or organisation that buys (register 3.5 screen 10; domain: CKYC, OTP, papers, redirect). */
export const kycMachine = setup({
  types: {
    context: {} as Context,
    events: {} as KycEvent,
    input: {} as KycInput,
    output: {} as KycOutput,
    meta: {} as StateMeta,
    tags: {} as StateTag,
  },
  actors: {
    getKycConfig: outside<KycConfig, { insurerId: number; customerType: CustomerType }>('the KYC settings'),
    getKyc: outside<
      KycFinding,
      { leadId: string; insurerId: number; docName: string; docNumber: string; dateOfBirth?: string }
    >('the KYC registry'),
    verifyOtp: outside<KycFinding, { leadId: string; reference: string; otp: string }>('the KYC registry'),
    sendPapers: outside<KycFinding, { leadId: string; insurerId: number; docName: string; fileId: string }>(
      'the document store',
    ),
    startRedirect: outside<{ url: string }, { leadId: string; insurerId: number }>('the identity provider'),
    getKycStatus: outside<KycFinding, { leadId: string; insurerId: number }>('the KYC registry'),
  },
  guards: {
    returned: ({ context }) => context.returned === true,
    is: (_, { finding: found, kind }: { finding: KycFinding; kind: KycFinding['kind'] }) =>
      found.kind === kind,
    /** Papers that a person has to look at: nothing to recognise oneself by yet. */
    inReview: (_, { finding: found }: { finding: KycFinding }) =>
      found.kind === 'verified' && found.result.kycStatus === 'pending',
    offersPapers: ({ context }) => context.config?.modes.includes('ovd') ?? false,
    offersRedirect: ({ context }) => context.config?.redirect ?? false,
  },
  actions: {
    keepConfig: assign((_, { config }: { config: KycConfig }) => ({ config })),
    keepDocument: assign((_, document: NonNullable<Context['document']>) => ({
      document,
      problem: undefined,
    })),
    keepFinding: assign((_, { finding: found }: { finding: KycFinding }) =>
      found.kind === 'verified' ? { finding: found.result, problem: undefined } : {},
    ),
    keepReference: assign((_, { finding: found }: { finding: KycFinding }) =>
      found.kind === 'otpSent' ? { reference: found.reference, problem: undefined } : {},
    ),
    keepUrl: assign((_, { url }: { url: string }) => ({ url })),
    explain: assign((_, { finding: found }: { finding: KycFinding }) => ({
      problem: 'message' in found ? found.message : journey.kycPoaNeeded,
    })),
    complain: assign((_, { error: fault }: { error: unknown }) => ({
      problem: words(fault, 'We could not check your identity. Please try again.'),
    })),
    forget: assign({ finding: undefined, problem: undefined }),
  },
  delays: { resend: limits.otp.resendMs },
}).createMachine({
  id: 'kyc',
  context: ({ input }) => input,
  output: ({ context }) => (context.finding ? { kyc: context.finding } : {}),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      meta: { view: 'waiting', title: 'Identity check' },
      invoke: {
        id: 'getKycConfig',
        src: 'getKycConfig',
        input: ({ context: { insurerId, customerType } }) => ({ insurerId, customerType }),
        onDone: [
          {
            guard: 'returned',
            target: 'checkingReturn',
            actions: { type: 'keepConfig', params: ({ event }) => ({ config: event.output }) },
          },
          {
            target: 'asking',
            actions: { type: 'keepConfig', params: ({ event }) => ({ config: event.output }) },
          },
        ],
        onError: { target: 'unreachable', actions: { type: 'complain', params: error } },
      },
    },
    unreachable: {
      meta: { view: 'retry', title: 'Identity check' },
      on: { 'kyc.retried': 'loading', back: 'cancelled' },
    },

    asking: {
      meta: {
        view: 'kyc',
        title: 'Identity check',
        lead: 'Every insurer must know who buys a policy. One document is enough to find your KYC record.',
        asks: 'document.given',
      },
      on: {
        'document.given': {
          target: 'searching',
          actions: { type: 'keepDocument', params: ({ event }) => documentOf(event) },
        },
        'papers.chosen': { guard: 'offersPapers', target: 'papers' },
        'redirect.chosen': { guard: 'offersRedirect', target: 'redirecting' },
        back: 'cancelled',
      },
    },
    searching: {
      tags: 'busy',
      meta: { view: 'waiting', title: 'Looking up your KYC record' },
      invoke: {
        id: 'getKyc',
        src: 'getKyc',
        input: ({ context: { leadId, insurerId, document } }) => ({
          leadId,
          insurerId,
          ...(document ?? { docName: '', docNumber: '' }),
        }),
        onDone: [
          {
            guard: { type: 'is', params: ({ event }) => ({ finding: event.output, kind: 'verified' }) },
            target: 'found',
            actions: { type: 'keepFinding', params: finding },
          },
          {
            guard: { type: 'is', params: ({ event }) => ({ finding: event.output, kind: 'otpSent' }) },
            target: 'otp',
            actions: { type: 'keepReference', params: finding },
          },
          {
            guard: { type: 'is', params: ({ event }) => ({ finding: event.output, kind: 'notFound' }) },
            target: 'papers',
            actions: { type: 'explain', params: finding },
          },
          { target: 'asking', actions: { type: 'explain', params: finding } },
        ],
        onError: { target: 'asking', actions: { type: 'complain', params: error } },
      },
    },

    otp: {
      meta: {
        view: 'otp',
        title: 'Enter the OTP',
        asks: 'otp.given',
        lead: 'Sent to the mobile of your KYC record.',
      },
      initial: 'waiting',
      states: {
        waiting: { after: { resend: 'resendable' } },
        resendable: { tags: 'resendable', on: { 'otp.resent': '#kyc.searching' } },
      },
      on: { 'otp.given': 'verifying', back: 'asking' },
    },
    verifying: {
      tags: 'busy',
      meta: { view: 'waiting', title: 'Checking the OTP' },
      invoke: {
        id: 'verifyOtp',
        src: 'verifyOtp',
        input: ({ context: { leadId, reference }, event }) => ({
          leadId,
          reference: reference ?? '',
          otp: event.type === 'otp.given' ? event.otp : '',
        }),
        onDone: [
          {
            guard: { type: 'is', params: ({ event }) => ({ finding: event.output, kind: 'verified' }) },
            target: 'found',
            actions: { type: 'keepFinding', params: finding },
          },
          { target: 'otp', actions: { type: 'explain', params: finding } },
        ],
        onError: { target: 'otp', actions: { type: 'complain', params: error } },
      },
    },

    papers: {
      meta: {
        view: 'papers',
        title: 'Upload a document',
        lead: 'A sharp photo or the PDF you were given. Only the insurer and we see it.',
        asks: 'papers.given',
      },
      on: {
        'papers.given': 'sending',
        'redirect.chosen': { guard: 'offersRedirect', target: 'redirecting' },
        back: 'asking',
      },
    },
    sending: {
      tags: 'busy',
      meta: { view: 'waiting', title: 'Checking your document' },
      invoke: {
        id: 'sendPapers',
        src: 'sendPapers',
        input: ({ context: { leadId, insurerId }, event }) => ({
          leadId,
          insurerId,
          docName: event.type === 'papers.given' ? event.docName : '',
          fileId: event.type === 'papers.given' ? event.fileId : '',
        }),
        onDone: [
          {
            guard: { type: 'inReview', params: finding },
            target: 'verified',
            actions: { type: 'keepFinding', params: finding },
          },
          {
            guard: { type: 'is', params: ({ event }) => ({ finding: event.output, kind: 'verified' }) },
            target: 'found',
            actions: { type: 'keepFinding', params: finding },
          },
          { target: 'papers', actions: { type: 'explain', params: finding } },
        ],
        onError: { target: 'papers', actions: { type: 'complain', params: error } },
      },
    },

    redirecting: {
      tags: 'busy',
      meta: { view: 'waiting', title: 'Opening DigiLocker' },
      invoke: {
        id: 'startRedirect',
        src: 'startRedirect',
        input: ({ context: { leadId, insurerId } }) => ({ leadId, insurerId }),
        onDone: { target: 'away', actions: { type: 'keepUrl', params: ({ event }) => event.output } },
        onError: { target: 'asking', actions: { type: 'complain', params: error } },
      },
    },
    away: {
      meta: { view: 'away', title: 'Opening DigiLocker' },
      on: { back: 'asking' },
    },
    checkingReturn: {
      tags: 'busy',
      meta: { view: 'waiting', title: 'Reading your documents' },
      invoke: {
        id: 'getKycStatus',
        src: 'getKycStatus',
        input: ({ context: { leadId, insurerId } }) => ({ leadId, insurerId }),
        onDone: [
          {
            guard: { type: 'inReview', params: finding },
            target: 'verified',
            actions: { type: 'keepFinding', params: finding },
          },
          {
            guard: { type: 'is', params: ({ event }) => ({ finding: event.output, kind: 'verified' }) },
            target: 'found',
            actions: { type: 'keepFinding', params: finding },
          },
          { target: 'asking', actions: { type: 'explain', params: finding } },
        ],
        onError: { target: 'asking', actions: { type: 'complain', params: error } },
      },
    },

    found: {
      meta: { view: 'kycFound', title: 'Is this you?', lead: 'The policy is issued in this name.' },
      on: {
        'identity.confirmed': 'verified',
        'identity.denied': { target: 'asking', actions: 'forget' },
        back: { target: 'asking', actions: 'forget' },
      },
    },
    verified: { type: 'final' },
    cancelled: { type: 'final' },
  },
})

function documentOf({ docName, docNumber, dateOfBirth }: Extract<KycEvent, { type: 'document.given' }>) {
  return { docName, docNumber, ...(dateOfBirth && { dateOfBirth }) }
}
