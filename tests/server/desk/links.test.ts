import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { generateSms, sendEmail } from '#contract/desk/links.calls.ts'
import { openResumeLink } from '#contract/journey/resume-link.calls.ts'
import { getPaymentStatus, requestPayment } from '#contract/payment/payment.calls.ts'
import { leads, transitions } from '#server/db/schema.ts'
import { deskWith } from '#server/desk/desk.routes.ts'
import { paymentLinks } from '#server/payments/payment-links.ts'
import { aPayer, modules as money, noWebhooks } from '../payments/a-payer.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'
import { plan } from '../support/sandbox-plan.ts'
import { atTheDesk, auditTrail, engage, identify, messagesTo } from './at-the-desk.ts'

const modules = [...money, deskWith({ paymentLinks })]

describeOnEachDatabase('a link that an employee sends', { modules, deps: { identify } }, (server) => {
  beforeEach(() => engage(server))
  afterEach(() => void vi.useRealTimers())

  /** Asha's accepted proposal, attributed to her agent of the same name. */
  async function accepted() {
    const payer = await aPayer(server)
    const { customerLeadId } = payer
    await server.db.update(leads).set({ emplId: 'asha' }).where(eq(leads.id, customerLeadId))
    const { visitor } = atTheDesk(server, 'asha')
    const send = async (request: object = {}) =>
      visitor.call(generateSms, { customerLeadId, link: 'payment', channel: 'sms', ...request })
    const mail = async (request: object = {}) =>
      visitor.call(sendEmail, { customerLeadId, link: 'payment', ...request })
    return { payer, customerLeadId, visitor, send, mail }
  }
  const linkIn = (text = '') => /https?:\S+/.exec(text)?.[0] ?? ''

  it('lets the customer pay, who alone can: it is made and sent by the employee [API-46, EMP-12]', async () => {
    const { payer, send, visitor, customerLeadId } = await accepted()
    await noWebhooks(server)
    expect(await send()).toEqual({
      status: 'success',
      message: 'The link is on its way by SMS.',
      data: { to: '98XXXXXX10' },
    })
    const link = linkIn((await messagesTo(server))[0])
    expect(link).toMatch(/^http:\/\/safar\.test\/pay\/\S+$/)
    const moved = await server.db.select().from(transitions).where(eq(transitions.event, 'PAY'))
    expect(moved).toMatchObject([{ actor: 'employee', actorId: 'asha', cause: 'admin/generateSms' }])

    const refused = await visitor.fetch(new URL(link).pathname)
    expect([refused.status, await refused.text()]).toEqual([
      403,
      expect.stringContaining('Only the customer can pay'),
    ])
    const { caseId } = payer
    for (const [call, request] of [
      [requestPayment, { customerLeadId }],
      [getPaymentStatus, { caseId }],
    ] as const)
      expect(await (await visitor.ask(call, request)).text()).not.toContain('/pay/')

    const goBack = await payer.press('pay', (await payer.openPage(link)).fields)
    await goBack()
    expect((await payer.read()).status).toBe('success')
  })

  it('is the same page however often and by whatever way it is sent [API-46]', async () => {
    const { send, mail } = await accepted()
    await send()
    const first = linkIn((await messagesTo(server))[0])
    const { data, message } = await send({ channel: 'whatsapp' })
    expect(message).toBe('The message is ready for WhatsApp.')
    const prepared = new URL(data.url ?? '')
    expect([prepared.origin, prepared.pathname]).toEqual(['https://wa.me', '/919876543210'])
    expect(prepared.searchParams.get('text')).toBe(
      `Pay for your motor insurance here: ${first} By paying you accept http://safar.test/terms-conditions - Safar`,
    )
    expect(await messagesTo(server)).toHaveLength(1)
    expect((await mail()).data).toEqual({ to: 'a***@example.com' })
    expect(linkIn((await messagesTo(server, 'asha@example.com'))[0])).toBe(first)
  })

  it('leads back to the journey, behind a code', async () => {
    const { send, mail, customerLeadId } = await accepted()
    await send({ link: 'resume' })
    await mail({ link: 'resume' })
    for (const to of ['9876543210', 'asha@example.com']) {
      const link = linkIn((await messagesTo(server, to))[0])
      const token = link.split('/').at(-1)
      const { data } = await server.visitor().call(openResumeLink, { token })
      expect(data.customerLeadId).toBe(customerLeadId)
    }
  })

  it('is written down with its way and how the number looks, never with the link', async () => {
    const { send, mail, customerLeadId } = await accepted()
    await send({ channel: 'whatsapp' })
    await mail({ link: 'resume' })
    const deeds = (await auditTrail(server)).filter(({ fields }) => fields.length > 0)
    expect(deeds).toMatchObject([
      {
        employeeId: 'asha',
        leadId: customerLeadId,
        action: 'admin/generateSms',
        fields: [{ field: 'link.payment', from: null, to: 'whatsapp to 98XXXXXX10' }],
      },
      { action: 'admin/sendEmail', fields: [{ field: 'link.resume', to: 'mail to a***@example.com' }] },
    ])
    expect(JSON.stringify(deeds)).not.toMatch(/\/pay\/|\/resume\//)
  })

  it('goes to no other address than the journey’s own', async () => {
    const { visitor, customerLeadId, mail, payer } = await accepted()
    const question = { customerLeadId, link: 'resume' }
    expect(await visitor.refused(sendEmail, { ...question, email: 'other@example.com' })).toMatchObject({
      issues: [
        { path: 'email', message: 'This journey has a mail address of its own. Leave this empty to use it.' },
      ],
    })
    const { record } = await payer.lead()
    const nameless = { ...record, person: undefined, customer: undefined }
    await server.db.update(leads).set({ record: nameless })
    expect(await visitor.refused(sendEmail, question)).toMatchObject({
      issues: [{ path: 'email', message: 'This journey has no mail address yet.' }],
    })
    expect(await visitor.refused(sendEmail, { ...question, email: 'no address' })).toMatchObject({
      issues: [{ path: 'email' }],
    })
    expect((await mail({ link: 'resume', email: 'new@example.com' })).data).toEqual({
      to: 'n***@example.com',
    })
    await server.db.update(leads).set({ mobile: null })
    expect(await visitor.refused(generateSms, { ...question, channel: 'sms' })).toMatchObject({
      code: 'not-now',
    })
  })

  it('is none where nothing can be paid for, and fails aloud where the carrier is down', async () => {
    const { visitor, customerLeadId } = await accepted()
    const question = { customerLeadId, link: 'payment', channel: 'sms' }
    await plan(server, 'messages', { call: 'sms', do: 'down' })
    expect(await visitor.refused(generateSms, question)).toMatchObject({ http: 503 })
    await server.db.update(leads).set({ status: 'quotesGenerated' })
    expect(await visitor.refused(generateSms, question)).toMatchObject({ code: 'not-now' })
    expect((await auditTrail(server)).filter(({ fields }) => fields.length > 0)).toEqual([])
  })

  it('is none for what has been paid meanwhile, and says so', async () => {
    const { payer, visitor, customerLeadId } = await accepted()
    await noWebhooks(server)
    await payer.pay()
    await payer.read()
    const question = { customerLeadId, link: 'payment', channel: 'sms' }
    expect(await visitor.refused(generateSms, question)).toMatchObject({
      code: 'not-now',
      message: 'Nothing can be paid for on this journey now.',
    })
    expect(await messagesTo(server)).toEqual([])
  })

  it('goes out ten times an hour for one journey', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { send, visitor, customerLeadId } = await accepted()
    for (let times = 0; times < 10; times += 1) await send({ channel: 'whatsapp' })
    const question = { customerLeadId, link: 'payment', channel: 'sms' }
    expect(await visitor.refused(generateSms, question)).toMatchObject({ http: 429 })
    vi.setSystemTime(Date.now() + 3_600_000)
    await send()
  })

  it('is sent by nobody to whom the journey does not open [EMP-13]', async () => {
    const { customerLeadId, payer } = await accepted()
    const question = { customerLeadId, link: 'resume', channel: 'sms' }
    expect(await atTheDesk(server, 'ravi').visitor.refused(generateSms, question)).toMatchObject({
      code: 'prove-owner',
    })
    expect(await atTheDesk(server, 'meera').visitor.refused(generateSms, question)).toMatchObject({
      code: 'not-allowed',
    })
    expect(await payer.visitor.refused(generateSms, question)).toMatchObject({ code: 'signed-out' })
    expect(await messagesTo(server)).toEqual([])
  })
})
