import { expect, it } from 'vitest'
import { sendContactOtp } from '#contract/account/customer-login.calls.ts'
import { messages } from '#machines/reference/messages.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'
import { plan } from '../support/sandbox-plan.ts'
import { codesOf } from '../support/sign-in.ts'

const number = '9876543210'

describeOnEachDatabase('a code for a contact number', {}, (server) => {
  it.each(['Asha Sharma', 'Asha Rani Sharma'])('is sent to %s [API-16, VALID-63, API-53]', async (name) => {
    const reply = await server.visitor().call(sendContactOtp, { name, number, planType: 'motor' })
    expect(reply).toEqual({ message: 'Otp sent successfully' })
    expect(sendContactOtp.isSuccess(reply)).toBe(true)
    expect(await codesOf(server, number)).toEqual([expect.stringMatching(/^\d{4}$/)])
  })

  it('counts as sent by that one message and no other [VALID-63, API-16]', () => {
    const others = [messages.account.loginOtpSent, 'otp sent successfully', 'Otp sent successfully!', '']
    for (const message of others) expect(sendContactOtp.isSuccess({ message })).toBe(false)
  })

  it('does not look sent where it was not [VALID-63]', async () => {
    await plan(server, 'messages', { call: 'sms', do: 'down' })
    expect(await server.visitor().refused(sendContactOtp, { name: 'Asha', number })).toMatchObject({
      http: 503,
      message: 'The OTP could not be sent. Please try again.',
    })
  })

  it('is not sent to what is no number, nor to nobody', async () => {
    const refused = await server.visitor().refused(sendContactOtp, { name: ' ', number: '12345' })
    expect(refused.issues?.map(({ path }) => path)).toEqual(['name', 'number'])
  })
})
