import type { Call } from '#contract/call.ts'
import * as calls from '#contract/kyc/kyc.calls.ts'
import { uploadDocument } from '#contract/kyc/upload.calls.ts'
import { kycChecks } from '#server/db/schema.ts'
import { uploads } from '#server/documents/uploads.routes.ts'
import { journeys } from '#server/journeys/journeys.routes.ts'
import { kyc } from '#server/kyc/kyc.routes.ts'
import { aJourney } from '../journeys/asha.ts'
import { plan } from '../support/sandbox-plan.ts'
import type { TestServer } from '../support/test-server.ts'

export const modules = [journeys, kyc, uploads]
export const [digit, tataAig] = [13, 30]

export const pan = { docName: 'pan', docNumber: 'ABCPS1234D', dateOfBirth: '1992-06-15' }
export const aadhaar = { docName: 'adhaar', docNumber: '234123412346' }
export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)

type Sent = Record<string, unknown>

/** Asha, who has said who she is and now has to prove it. */
export async function anOwner(server: TestServer) {
  const visitor = server.visitor()
  const { customerLeadId } = await aJourney(visitor, 5)
  const ask = <Request, Reply>(call: Call<Request, Reply>, request: Sent = {}) =>
    visitor.call(call, { customerLeadId, insurerId: tataAig, ...request })
  return {
    visitor,
    customerLeadId,
    ask,
    lookUp: (document: Sent) => ask(calls.getKyc, document),
    status: (request: Sent = {}) => ask(calls.getKycStatus, request),
    verify: (reference: string, otp: string) => ask(calls.verifyKycWithOtp, { reference, otp }),
    /** The reference of an OTP that was sent. */
    async sendOtp(): Promise<string> {
      const { data } = await ask(calls.getKyc, aadhaar)
      if (data.kind !== 'otpSent') throw new Error(data.kind)
      return data.reference
    },
    async upload(type = 'image/png', bytes: Uint8Array = png): Promise<string> {
      const file = new File([new Uint8Array(bytes)], 'Scan of my passport.png', { type })
      const request = { customerLeadId, docName: 'passport', category: 'kyc', file }
      return (await visitor.call(uploadDocument, request)).data.id
    },
    papers: (fileId: string, docName = 'passport') => ask(calls.checkKycPapers, { fileId, docName }),
    /** Goes to the provider's page, answers there, and comes back in this or another browser. */
    async redirect(answer?: 'allow' | 'deny' | 'expire', browser = visitor): Promise<string | null> {
      const { data } = await ask(calls.startKycRedirect)
      if (!answer) return null
      const form = new URLSearchParams({ answer })
      const consent = await browser.fetch(new URL(data.url).pathname, { method: 'POST', body: form })
      const back = new URL(consent.headers.get('location') ?? '')
      return (await browser.fetch(back.pathname + back.search)).headers.get('location')
    },
    checks: () => server.db.select().from(kycChecks).orderBy(kycChecks.createdAt, kycChecks.id),
  }
}

/** The OTP that was sent last. */
export async function lastOtp(server: TestServer): Promise<string> {
  const response = await server.app.request('/sandbox/inbox.json?to=9000000001')
  const [newest] = (await response.json()) as { text: string }[]
  return /\d{6}/.exec(newest?.text ?? '')?.[0] ?? ''
}

export const kycDoes = (server: TestServer, call: string, outcome: string, different: Sent = {}) =>
  plan(server, 'kyc', { call, do: outcome, ...different })
