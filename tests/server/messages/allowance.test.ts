import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loginCustomer, sendContactOtp } from '#contract/account/customer-login.calls.ts'
import { setReminder } from '#contract/journey/reminder.calls.ts'
import { ApiError } from '#server/http/fail.ts'
import { sendSms } from '#server/messages/send-sms.ts'
import { codeSms } from '#server/messages/sms-templates.ts'
import { messagesTo } from '../desk/at-the-desk.ts'
import { tooEarly } from '../journeys/too-early-journey.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'
import { codesOf, signInCustomer } from '../support/sign-in.ts'
import { visitorFrom } from '../support/visitor-from.ts'

const mobileNumber = '9876543210'
const ten = new Date('2026-06-15T10:00:00+05:30')
const hour = 3_600_000
const to = { mobile: mobileNumber, language: 'en' } as const

describeOnEachDatabase('messages to one number', {}, (server) => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: ten }))
  afterEach(() => void vi.useRealTimers())
  const passHours = (hours: number) => vi.setSystemTime(new Date(Date.now() + hours * hour))

  /** Sends so many, and gives the refusals of those that were not sent. */
  async function send(times: number): Promise<string[]> {
    const refusals: string[] = []
    for (let at = 0; at < times; at += 1) {
      await sendSms(server.deps, to, codeSms('1234')).catch((error: unknown) => {
        if (!(error instanceof ApiError) || error.code !== 'too-many') throw error
        refusals.push(`${error.message} ${error.details.retryAfterSeconds}`)
      })
    }
    return refusals
  }
  const refused = (time: string, seconds: number) =>
    `This number has had as many messages as we send. Please try again after ${time}. ${seconds}`

  it('are five an hour and ten a day, whatever they are for', async () => {
    expect(await send(6)).toEqual([refused('11:00 am', 3_600)])
    passHours(1)
    expect(await send(6)).toEqual([refused('10:00 am tomorrow', 23 * 3_600)])
    expect(await codesOf(server, mobileNumber)).toHaveLength(10)
    passHours(23)
    expect(await send(1)).toEqual([])
  })

  it('do not count where the provider did not take them', async () => {
    const failing = { ...server.deps, fetch: async () => Response.error() }
    for (let at = 0; at < 9; at += 1) await expect(sendSms(failing, to, codeSms('1234'))).rejects.toThrow()
    expect(await send(5)).toEqual([])
  })

  it('are four of 200 that are asked for from 200 addresses, 20 at once', async () => {
    await signInCustomer(server, server.visitor(), mobileNumber)
    const before = (await codesOf(server, mobileNumber)).length
    const statuses: number[] = []
    // As many at once as the database lets in without a wait that ends in "try again".
    for (let from = 0; from < 200; from += 20) {
      const asks = Array.from({ length: 20 }, (_, at) =>
        visitorFrom(server.app, `10.0.${from + at}.1`).ask(...contactOrLogin(from + at)),
      )
      statuses.push(...(await Promise.all(asks)).map(({ status }) => status))
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(200 - (4 - before))
    expect(await codesOf(server, mobileNumber)).toHaveLength(4)
  })

  const contactOrLogin = (at: number): Parameters<ReturnType<typeof visitorFrom>['ask']> =>
    at % 2 === 0
      ? [sendContactOtp, { name: 'Asha', number: mobileNumber }]
      : [loginCustomer, { api_status: 'sendOtp', mobileNumber }]

  it('leave a device that is known the code, by mail once there are no more', async () => {
    const owner = server.visitor()
    await signInCustomer(server, owner, mobileNumber)
    await send(4)
    const { isMailed } = await owner.call(loginCustomer, { api_status: 'sendOtp', mobileNumber })
    expect(isMailed).toBe(true)
    const [mail = ''] = await messagesTo(server, 'asha@example.com')
    const [otp = ''] = /\d{4}/.exec(mail) ?? []
    const verify = { api_status: 'verify', mobileNumber, otp }
    expect((await owner.call(loginCustomer, verify)).success).toBe(true)
  })

  it('wait where somebody is told of something, and come when there are more; the mail does not wait', async () => {
    const { visitor, customerLeadId } = await tooEarly(server)
    await visitor.call(setReminder, { customerLeadId, isWanted: true })
    await send(5)
    const told = async () =>
      (await messagesTo(server, mobileNumber)).filter((text) => text.includes('You asked us to remind you'))
    const pass = async (ms: number) => {
      await server.pass(ms)
      await server.pass(60_000)
    }
    await pass(30 * 24 * hour)
    expect(await told()).toEqual([])
    expect(await messagesTo(server, 'asha@example.com')).toHaveLength(1)
    passHours(1)
    await pass(hour)
    expect(await told()).toHaveLength(1)
    await pass(hour)
    expect(await told()).toHaveLength(1)
  })
})
