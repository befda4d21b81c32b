import { type TestModel, testModel } from '../../core/test-model.ts'
import type { KycConfig, KycFinding } from '../../schemas/kyc.ts'
import { sampleKyc } from '../identity/sample-kyc.ts'
import { kycEvents } from './kyc.events.ts'
import { type KycInput, kycMachine } from './kyc.machine.ts'

const config: KycConfig = { modes: ['ckyc', 'ovd'], documents: ['pan', 'adhaar', 'passport'], redirect: true }
const verified: KycFinding = { kind: 'verified', result: sampleKyc }
const inReview: KycFinding = { kind: 'verified', result: { ...sampleKyc, kycStatus: 'pending' } }
const refused: KycFinding = { kind: 'refused', message: 'Invalid OTP, Please Try Again' }

export const kycTestModel: TestModel = testModel<KycInput & { config?: KycConfig; finding?: unknown }>({
  key: 'kyc',
  title: 'Identity check',
  machine: kycMachine,
  events: kycEvents,
  starts: () => {
    const input = { leadId: 'lead-1', insurerId: 13, customerType: 'individual' }
    return [
      { name: 'asked', input },
      { name: 'back from the identity provider', input: { ...input, returned: 'redirected' } },
    ]
  },
  outcomes: () => ({
    getKycConfig: { done: [config, { ...config, modes: ['ckyc'] }] },
    getKyc: {
      done: [
        verified,
        { kind: 'otpSent', reference: 'otp-1' },
        { kind: 'notFound', message: 'CKYC Invalid, Please Enter POA Type ' },
        refused,
      ],
    },
    verifyOtp: { done: [verified, refused] },
    sendPapers: { done: [verified, inReview, refused] },
    startRedirect: { done: [{ url: 'https://provider.test/consent' }] },
    getKycStatus: { done: [verified, inReview, refused] },
  }),
  identity: ({ config: known, finding, returned }) => [known?.modes.length, finding !== undefined, returned],
})
