import { expect, it } from 'vitest'
import { cancelPolicy, readCancellation } from '#contract/policy/cancellation.calls.ts'
import { downloadReceipt, getPolicyDocument } from '#contract/policy/policy.calls.ts'
import { readTransactions } from '#contract/profile/own-lists.calls.ts'
import { aPayer, noWebhooks } from '../payments/a-payer.ts'
import { brandNew } from '../payments/an-accepted-proposal.ts'
import { formIn } from '../payments/form-in.ts'
import { asAsha, belongsTo, options, signedOut } from '../profile/signed-in-as.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'
import { aPolicyholder, inboxOf } from './a-policyholder.ts'
import { textOf } from './pdf-text.ts'

describeOnEachDatabase('the receipt of a premium', options, (server) => {
  async function bought(base?: typeof brandNew) {
    signedOut()
    const holder = await aPolicyholder(server, base)
    const { customerLeadId, visitor } = holder
    await belongsTo(server, customerLeadId, 'asha')
    const printed = async () => {
      const response = await visitor.ask(downloadReceipt, { id: customerLeadId })
      expect(response.headers.get('content-type')).toBe('application/pdf')
      return textOf(new Uint8Array(await response.arrayBuffer()))
    }
    return { ...holder, printed }
  }

  it('shows every line, the tax and what was paid, and no schedule', async () => {
    const { issue, printed, policies } = await bought()
    await issue()
    const [policy] = await policies()
    const text = await printed()
    for (const words of [
      'Received from Ms Asha Rani Sharma',
      policy?.policyNumber ?? '?',
      'Net premium',
      'GST',
      'Premium paid',
      'SAC 997134',
    ])
      expect(text).toContain(words)
    expect(text).not.toContain('Nominee')
  })

  it('calls the payment as both payment pages, the pages before and after the bank has answered, the mail and the profile do', async () => {
    signedOut()
    const payer = await aPayer(server)
    await noWebhooks(server)
    await belongsTo(server, payer.customerLeadId, 'asha')
    const { paymentURL = '' } = await payer.request()
    const ours = await (await payer.visitor.fetch(new URL(paymentURL).pathname)).text()
    const { action, fields } = formIn(ours)
    const { order_id: reference = '?' } = fields
    const form = { method: 'POST', body: new URLSearchParams(fields) }
    const atGateway = server.visitor()
    const sentOn = await atGateway.fetch(new URL(action).pathname, form)
    const gateways = await (await atGateway.fetch(sentOn.headers.get('location') ?? '')).text()
    expect(ours).toContain(`<dt>Reference</dt><dd>${reference}</dd>`)
    expect(gateways).toContain(`<p class="soft">Motor insurance premium, reference ${reference}</p>`)
    await payer.press('wait', fields)
    expect((await payer.readWithOrder()).order?.id).toBe(reference)
    await payer.bankSays('success')
    await payer.read()
    await server.jobs.runDue()
    const receipt = await payer.visitor.ask(downloadReceipt, { id: payer.customerLeadId })
    const printed = await textOf(new Uint8Array(await receipt.arrayBuffer()))
    expect(printed).toContain(`Payment reference ${reference}`)
    const issued = await payer.visitor.call(getPolicyDocument, { id: payer.customerLeadId })
    expect(issued.data?.paymentReference).toBe(reference)
    const [mail] = await inboxOf(server, 'asha@example.com')
    expect(mail?.text).toContain(`The reference of your payment is ${reference}.`)
    asAsha()
    const { data } = await server.visitor().call(readTransactions)
    expect(data).toMatchObject([{ reference }])
  })

  it('says what was given back where the policy was cancelled', async () => {
    const { issue, printed, customerLeadId } = await bought()
    await issue()
    server.clock.set('2026-10-05T10:00:00+05:30')
    expect(await printed()).not.toContain('Given back')
    asAsha()
    const owner = server.visitor()
    const { data } = await owner.call(readCancellation, { customerLeadId })
    if (data.state !== 'offered') throw new Error(data.state)
    await owner.call(cancelPolicy, { customerLeadId, reason: 'sold', refund: data.refund })
    signedOut()
    expect(await printed()).toContain(
      `Given back ₹${new Intl.NumberFormat('en-IN').format(data.refund / 100)}`,
    )
  })

  it('is not there before the policy, nor for a stranger', async () => {
    const { visitor, customerLeadId } = await bought(brandNew)
    expect((await visitor.refused(downloadReceipt, { id: customerLeadId })).http).toBe(404)
    expect((await server.visitor().refused(downloadReceipt, { id: customerLeadId })).http).toBe(403)
  })
})
