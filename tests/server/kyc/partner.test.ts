import { afterEach, describe, expect, it, vi } from 'vitest'
import { kycPartner } from '#server/kyc/kyc.partner.ts'
import { testConfig } from '../support/config.ts'

const config = { ...testConfig, partners: { ...testConfig.partners, kyc: 'https://kyc.test' } }
const taken = { status: 'SUCCESS' as const, message: 'OTP sent', ref_id: 'ref-1' }

/** The identity services, which answer like this, and what they were asked. */
function asking(answer: () => Response | Promise<Response>) {
  const asked: { is: string; body: unknown; headers: Headers }[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const { url, method, headers } = new Request(input, init)
    const body = init?.body instanceof FormData ? Object.fromEntries(init.body) : init?.body
    asked.push({
      is: `${method} ${url.replace('https://kyc.test/', '')}`,
      body: typeof body === 'string' ? JSON.parse(body) : body,
      headers,
    })
    return answer()
  }
  return { partner: kycPartner({ config, fetch }), asked }
}
const says = (status: number, body?: object) => () =>
  body ? Response.json(body, { status }) : new Response('<p>Closed</p>', { status })

describe('what the identity services are asked', () => {
  const { partner, asked } = asking(says(500))
  const file = new File(['pan'], 'pan.png')
  const papers = { verification_id: 'v/1', document_type: 'PAN' as const, full_name: 'Asha', file }
  const consent = { consent: true, consent_purpose: 'KYC for an insurance policy' }
  const download = { reference_id: 'r', id_number: 'i', birthDate: '01-02-1990' }
  const search = { reference_id: 'r', document_type: 'PAN' as const, id_number: 'ABCPS1234D' }

  it.each([
    ['v2/kyc/ckyc/search', search, consent, () => partner.search(search)],
    [
      'v2/kyc/ckyc/download',
      { reference_id: 'r', id_number: 'i', auth_factor_type: 1, auth_factor: '01-02-1990' },
      consent,
      () => partner.download(download),
    ],
    ['verification/offline-aadhaar/otp', { aadhaar_number: '1' }, {}, () => partner.sendAadhaarOtp('1')],
    [
      'verification/offline-aadhaar/verify',
      { ref_id: 'r', otp: '123456' },
      {},
      () => partner.verifyAadhaarOtp('r', '123456'),
    ],
  ])('goes to %s with our keys', async (path, body, agreed, ask) => {
    await ask().catch(() => {})
    const last = asked.at(-1)
    expect([last?.is, last?.body]).toEqual([`POST ${path}`, { ...body, ...agreed }])
    const key = testConfig.secrets.partnerKey
    expect(Object.fromEntries(last?.headers ?? [])).toEqual({
      client_id: 'safar',
      client_secret: key,
      'x-client-id': 'safar',
      'x-client-secret': key,
      'content-type': 'application/json',
    })
  })

  it('is about one verification, whatever stands in its id', async () => {
    const { partner, asked } = asking(says(500))
    const reads = [partner.readDigilocker, partner.readDigilockerAadhaar, partner.readPapers]
    for (const read of reads) await read('v/1').catch(() => {})
    await partner.sendPapers(papers).catch(() => {})
    expect(asked.map(({ is }) => is)).toEqual([
      'GET verification/digilocker?verification_id=v%2F1',
      'GET verification/digilocker/document/AADHAAR?verification_id=v%2F1',
      'GET verification/bharat-ocr?verification_id=v%2F1',
      'POST verification/bharat-ocr',
    ])
    expect(asked.at(-1)?.body).toMatchObject({
      verification_id: 'v/1',
      document_type: 'PAN',
      full_name: 'Asha',
    })
    expect(asked.at(-1)?.headers.get('content-type')).not.toBe('application/json')
  })
})

describe('what the identity services answer', () => {
  afterEach(() => void vi.useRealTimers())
  const refusal = { type: 'validation_error', code: 'aadhaar_invalid', message: 'No such number' }

  it.each([
    [400, refusal, { kind: 'refused', message: 'aadhaar_invalid' }],
    [422, refusal, { kind: 'refused', message: 'aadhaar_invalid' }],
    [401, refusal, { kind: 'down', message: 'status 401' }],
    [403, refusal, { kind: 'down', message: 'status 403' }],
    [429, refusal, { kind: 'down', message: 'status 429' }],
    [500, refusal, { kind: 'down', message: 'status 500' }],
    [400, undefined, { kind: 'down', message: 'status 400' }],
    [200, undefined, { kind: 'down', message: 'not what was agreed' }],
    [200, { ref_id: 1 }, { kind: 'down', message: 'not what was agreed' }],
  ])('is a refusal only where we could have avoided it: %i', async (status, body, error) => {
    const { partner } = asking(says(status, body))
    await expect(partner.sendAadhaarOtp('1')).rejects.toMatchObject(error)
  })

  it('is waited for ten seconds, and its failure named', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout')
    const { partner } = asking(() => Promise.reject(new TypeError('fetch failed')))
    await expect(partner.readPapers('v')).rejects.toMatchObject({ kind: 'down', message: 'TypeError' })
    expect(timeout.mock.calls).toEqual([[10_000]])
    timeout.mockRestore()
  })

  it('is not asked for after five failures in a row, for thirty seconds', async () => {
    vi.useFakeTimers({ now: 0 })
    const { partner, asked } = asking(says(500))
    const ask = () => partner.readPapers('v').catch(({ message }: Error) => message)
    for (let times = 0; times < 5; times += 1) {
      expect(partner.isAvailable()).toBe(true)
      expect(await ask()).toBe('status 500')
    }
    expect([partner.isAvailable(), await ask()]).toEqual([false, 'left alone for a while'])
    vi.setSystemTime(29_999)
    expect(await ask()).toBe('left alone for a while')
    vi.setSystemTime(30_000)
    expect(await ask()).toBe('status 500')
    expect(asked).toHaveLength(6)
  })

  it('is asked on, however often it refuses', async () => {
    const { partner } = asking(says(400, refusal))
    for (let times = 0; times < 7; times += 1)
      await expect(partner.sendAadhaarOtp('1')).rejects.toMatchObject({ kind: 'refused' })
    expect(partner.isAvailable()).toBe(true)
  })

  it('is taken as it was agreed', async () => {
    const { partner } = asking(says(200, taken))
    expect(await partner.sendAadhaarOtp('1')).toEqual(taken)
  })
})
