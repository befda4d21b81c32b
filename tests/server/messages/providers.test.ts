import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sendMail } from '#server/messages/send-mail.ts'
import { sendSms } from '#server/messages/send-sms.ts'
import { testConfig } from '../support/config.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'

const key = testConfig.secrets.partnerKey
const sms = { templateIds: { en: 'in-english', hi: 'in-hindi' }, text: () => 'Your code' }
const mail = () => ({ subject: 'Your policy', text: 'Is attached' })

describeOnEachDatabase('the providers of messages', { modules: [] }, (server) => {
  const fetch = vi.fn<typeof globalThis.fetch>()
  const deps = () => ({ ...server.deps, fetch })
  const answers = (body: object, status = 200) =>
    fetch.mockImplementation(async () => Response.json(body, { status }))
  const asked = () => {
    const [url, init] = fetch.mock.lastCall ?? []
    return { url, method: init?.method, headers: init?.headers, body: JSON.parse(String(init?.body)) }
  }
  beforeEach(() => void vi.spyOn(AbortSignal, 'timeout'))
  afterEach(() => {
    vi.restoreAllMocks()
    fetch.mockReset()
  })

  it('are passed an SMS with the template that is registered for its language, under its reference', async () => {
    answers({ type: 'success', message: 'id' })
    await sendSms(deps(), { mobile: '9876543210', language: 'en' }, sms, 'job-1')
    expect(asked()).toEqual({
      url: `${testConfig.partners.sms}/api/v2/sendsms`,
      method: 'POST',
      headers: { 'content-type': 'application/json', authkey: key, 'Idempotency-Key': 'job-1' },
      body: {
        sender: 'SAFARI',
        route: '4',
        country: '91',
        DLT_TE_ID: 'in-english',
        sms: [{ message: 'Your code', to: ['9876543210'], CRQID: 'job-1' }],
      },
    })
    expect(AbortSignal.timeout).toHaveBeenLastCalledWith(5_000)
    await sendSms(deps(), { mobile: '9876543210', language: 'hi' }, sms)
    expect(asked().body).toMatchObject({ DLT_TE_ID: 'in-hindi', unicode: '1' })
    expect(asked().body.sms[0].CRQID).toMatch(/^[\da-f-]{36}$/)
  })

  it.each([
    [{ type: 'error', message: 'No' }, 200],
    [{}, 502],
  ])('that do not take an SMS (%j) leave the number what it may still get', async (body, status) => {
    answers(body, status)
    const send = () => sendSms(deps(), { mobile: '9876543210', language: 'en' }, sms)
    for (let times = 0; times < 7; times += 1)
      await expect(send()).rejects.toThrow(`SMS not taken: ${status}`)
  })

  it('are passed a mail with its papers, under its reference', async () => {
    fetch.mockResolvedValue(new Response(null, { status: 202 }))
    const attachments = [{ name: 'policy.pdf', mime: 'application/pdf', bytes: Buffer.from('pdf') }]
    const to = { email: 'asha@example.com', language: 'en' } as const
    await sendMail(deps(), to, mail, { attachments, reference: 'job-1' })
    const body = {
      personalizations: [{ to: [{ email: 'asha@example.com' }] }],
      from: { email: 'hello@safar.example', name: 'Safar' },
      subject: 'Your policy',
      content: [{ type: 'text/plain', value: 'Is attached' }],
      headers: { 'Message-ID': '<job-1@safar.example>' },
      custom_args: { reference: 'job-1' },
    }
    expect(asked()).toEqual({
      url: `${testConfig.partners.mail}/v3/mail/send`,
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${key}`,
        'Idempotency-Key': 'job-1',
      },
      body: {
        ...body,
        attachments: [
          { content: Buffer.from('pdf').toString('base64'), filename: 'policy.pdf', type: 'application/pdf' },
        ],
      },
    })
    expect(AbortSignal.timeout).toHaveBeenLastCalledWith(10_000)
    await sendMail(deps(), to, mail, { reference: 'job-1' })
    expect(asked().body).toEqual(body)
  })

  it('that do not take a mail are heard', async () => {
    answers({}, 400)
    const sent = sendMail(deps(), { email: 'asha@example.com', language: 'en' }, mail)
    await expect(sent).rejects.toThrow('Mail not taken: 400')
  })
})
