import { expect, it } from 'vitest'
import { paymentPaths } from '#contract/payment/addresses.ts'
import { getPaymentStatus, requestPayment } from '#contract/payment/payment.calls.ts'
import { downloadPolicy, getPolicyDocument } from '#contract/policy/policy.calls.ts'
import { leads } from '#server/db/schema.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'
import { aPayer, gatewayDoes, modules, noWebhooks } from './a-payer.ts'
import { formIn } from './form-in.ts'

describeOnEachDatabase('the fences around a payment', { modules }, (server) => {
  it('keep a stranger from every call about it', async () => {
    const { customerLeadId, caseId } = await aPayer(server)
    const stranger = server.visitor()
    const refusals = await Promise.all([
      stranger.refused(requestPayment, { customerLeadId }),
      stranger.refused(getPaymentStatus, { caseId }),
      stranger.refused(getPolicyDocument, { id: customerLeadId }),
      stranger.refused(downloadPolicy, { id: customerLeadId }),
    ])
    expect(refusals.map(({ code }) => code)).toEqual(Array(4).fill('prove-owner'))
    expect(await server.visitor().refused(getPaymentStatus, { caseId: 'case-9' })).toMatchObject({
      http: 404,
    })
  })

  it('let a link be opened by whoever has it, but tell only the owner’s browser who pays', async () => {
    const payer = await aPayer(server)
    const { paymentURL = '' } = await payer.request()
    const path = new URL(paymentURL).pathname
    const asOwner = await payer.openPage(paymentURL)
    expect(asOwner.fields).toMatchObject({
      amount: String(payer.amount),
      'prefill[name]': 'Asha Rani Sharma',
      'prefill[contact]': '9876543210',
    })
    const asOther = await (await server.visitor().fetch(path)).text()
    expect(Object.keys(formIn(asOther).fields)).not.toContain('prefill[name]')
    expect(asOther).not.toMatch(/Asha|9876543210/)
  })

  it('carry a script that says it is UTF-8', async () => {
    const script = await server.visitor().fetch(paymentPaths.script)
    expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  })

  it('close a link that leads nowhere or was paid', async () => {
    const payer = await aPayer(server)
    await noWebhooks(server)
    expect((await payer.visitor.fetch('/pay/of-nobody')).status).toBe(404)
    const { paymentURL = '' } = await payer.request()
    const { fields } = await payer.openPage(paymentURL)
    const goBack = await payer.press('pay', fields)
    await goBack()
    await payer.read()
    const again = await payer.visitor.fetch(new URL(paymentURL).pathname)
    expect([again.status, again.headers.get('location')]).toEqual([
      303,
      `/success-page/${payer.customerLeadId}`,
    ])
  })

  it('believe nothing that a browser brings back', async () => {
    const payer = await aPayer(server)
    await noWebhooks(server)
    await gatewayDoes(server, 'callback', { do: 'wrongSignature' })
    const back = await payer.pay()
    expect(back.status).toBe(303)
    expect(server.logs.map(({ msg }) => msg)).toContain('payment return with a wrong signature')
    expect(await payer.status()).toBe('paymentInitiated')
    expect((await payer.read()).status).toBe('success')
  })

  it('send a form that claims a payment nobody made back without one', async () => {
    const payer = await aPayer(server)
    await noWebhooks(server)
    const { callback_url: url = '' } = await payer.goToGateway()
    const claim = {
      razorpay_payment_id: 'pay_1',
      razorpay_order_id: 'order_1',
      razorpay_signature: 'f'.repeat(64),
    }
    await server.visitor().fetch(new URL(url).pathname, { method: 'POST', body: new URLSearchParams(claim) })
    expect((await payer.read()).status).toBe('initiated')
    expect(await payer.payments()).toEqual([])
  })

  it('refuse to pay for what no insurer has accepted', async () => {
    const payer = await aPayer(server)
    await server.db.update(leads).set({ status: 'quotesGenerated' })
    expect(await payer.refusedRequest()).toMatchObject({ code: 'not-now' })
    expect(await payer.orders()).toEqual([])
  })
})
