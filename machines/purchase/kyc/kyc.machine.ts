import { ask, retryAt, waiting } from '../../core/ask.ts'
import { redirectStates } from './kyc.redirect.ts'
import {
  buyer,
  explain,
  givenOtp,
  givenPapers,
  is,
  keepConfig,
  keepDocument,
  keepFinding,
  keepReference,
  kyc,
  searchedDocument,
  whenFound,
} from './kyc.setup.ts'

export type { KycInput, KycOutput, Returned } from './kyc.setup.ts'

/** Identity check of the person or organisation that buys: by CKYC, OTP, papers or a redirect (step M10). */
export const kycMachine = kyc.createMachine({
  id: 'kyc',
  context: ({ input }) => input,
  output: ({ context }) => (context.finding ? { kyc: context.finding } : {}),
  initial: 'loading',
  states: {
    loading: {
      ...waiting({ title: 'Identity check' }),
      invoke: ask('getKycConfig', {
        input: buyer,
        onDone: [
          { guard: 'returned', target: 'checkingReturn', actions: keepConfig },
          { target: 'asking', actions: keepConfig },
        ],
        onError: retryAt('unreachable'),
      }),
      on: { back: 'cancelled' },
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
        'document.given': { target: 'searching', actions: keepDocument },
        'papers.chosen': { guard: 'offersPapers', target: 'papers' },
        'redirect.chosen': { guard: 'offersRedirect', target: 'redirecting' },
        back: 'cancelled',
      },
    },
    searching: {
      ...waiting({ title: 'Looking up your KYC record' }),
      invoke: ask('getKyc', {
        input: searchedDocument,
        onDone: [
          { guard: is('verified'), target: 'found', actions: keepFinding },
          { guard: is('otpSent'), target: 'otp', actions: keepReference },
          { guard: is('notFound'), target: 'papers', actions: explain },
          { target: 'asking', actions: explain },
        ],
        onError: retryAt('asking'),
      }),
      on: { back: 'asking' },
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
      ...waiting({ title: 'Checking the OTP' }),
      invoke: ask('verifyOtp', {
        input: givenOtp,
        onDone: [
          { guard: is('verified'), target: 'found', actions: keepFinding },
          { target: 'otp', actions: explain },
        ],
        onError: retryAt('otp'),
      }),
      on: { back: 'otp' },
    },

    papers: {
      meta: {
        view: 'papers',
        title: 'Upload a document',
        lead: 'A sharp photo or the PDF you were given. Only the insurer and we see it.',
        asks: 'papers.given',
      },
      on: {
        'papers.given': { target: 'sending', actions: { type: 'keepName', params: ({ event }) => event } },
        'redirect.chosen': { guard: 'offersRedirect', target: 'redirecting' },
        back: 'asking',
      },
    },
    sending: {
      ...waiting({ title: 'Checking your document' }),
      invoke: ask('sendPapers', {
        input: givenPapers,
        onDone: [...whenFound, { target: 'papers', actions: explain }],
        onError: retryAt('papers'),
      }),
      on: { back: 'papers' },
    },

    ...redirectStates,

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
