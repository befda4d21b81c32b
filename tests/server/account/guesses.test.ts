import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { loginCustomer } from '#contract/account/customer-login.calls.ts'
import { loginEmployee } from '#contract/account/employee-login.calls.ts'
import { employeeByMobile } from '#server/account/employees.store.ts'
import { seedSandbox } from '#server/account/sandbox-people.ts'
import { createApp } from '#server/app.ts'
import { networkOf } from '#server/http/network.ts'
import { modules } from '#server/modules.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'
import { latestCode, signInCustomer } from '../support/sign-in.ts'
import type { TestServer } from '../support/test-server.ts'
import { visitorFrom } from '../support/visitor-from.ts'

const waits: number[] = []
const wait = async (ms: number) => void waits.push(ms)
const mobileNumber = '9876543210'
const asked = { api_status: 'sendOtp', mobileNumber }
const guess = (mobile: string) => ({ api_status: 'verify', mobileNumber: mobile, otp: '0000' })
const tenOClock = new Date('2026-06-15T10:00:00+05:30')

describe('the network of an address', () => {
  it.each([
    ['203.0.113.9', '203.0.113'],
    ['::ffff:203.0.113.9', '203.0.113'],
    ['2001:db8:7::1', '2001:db8:7'],
    ['2001:db8::1', '2001:db8:0'],
    ['::1', '0:0:0'],
    ['::2001:db8:7:1:2:3', '0:0:2001'],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })
})

describeOnEachDatabase('wrong codes', { deps: { wait } }, (server: TestServer) => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: tenOClock })
    waits.splice(0)
  })
  afterEach(() => void vi.useRealTimers())

  /** One try for each of so many numbers, from as many addresses as are named in turn. */
  async function guesses(times: number, addressOf: (at: number) => string): Promise<number[]> {
    const statuses: number[] = []
    for (let at = 0; at < times; at += 1) {
      const visitor = visitorFrom(server.app, addressOf(at))
      statuses.push((await visitor.ask(loginCustomer, guess(String(9_100_000_000 + at)))).status)
    }
    return statuses
  }
  /** 64 addresses in eight networks. */
  const anyOf64 = (at: number) => `10.9.${at % 8}.${Math.floor(at / 8) % 8}`
  const delays = () => [...new Set(waits.filter((ms) => ms !== 300))]

  it('of 300 numbers from 64 addresses are delayed, refused and told in the log', async () => {
    const statuses = await guesses(300, anyOf64)
    expect(statuses).toEqual([...Array(150).fill(200), ...Array(150).fill(429)])
    expect(delays()).toEqual([250, 500, 1000, 2000, 4000, 5000])
    const alarms = server.logs.filter(({ alarm }) => alarm === 'sign-in-guesses')
    expect(alarms.map(({ level, wrongCodes }) => [level, wrongCodes])).toEqual([
      [50, 60],
      [50, 120],
    ])
    expect(JSON.stringify(alarms)).not.toMatch(/9100000|10\.9\./)
  })

  it('are counted together by all servers on the database', async () => {
    await guesses(60, anyOf64)
    const { deps, database } = server
    const another = visitorFrom(createApp({ deps, ping: database.ping, modules }), '203.0.113.9')
    waits.splice(0)
    await another.ask(loginCustomer, guess(mobileNumber))
    expect(delays()).toEqual([250])
  })

  it('are limited in a network, in parallel too', async () => {
    const tries = Array.from({ length: 70 }, (_, at) =>
      visitorFrom(server.app, `10.9.1.${at}`).ask(loginCustomer, guess(String(9_100_000_000 + at))),
    )
    const statuses = (await Promise.all(tries)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(50)
    expect(await guesses(1, () => '10.9.2.1')).toEqual([200])
  })

  it('are forgotten after an hour', async () => {
    await guesses(61, anyOf64)
    vi.setSystemTime(new Date(tenOClock.getTime() + 3_600_000))
    waits.splice(0)
    expect(await guesses(1, anyOf64)).toEqual([200])
    expect(delays()).toEqual([])
  })

  it('are no right ones', async () => {
    for (let at = 0; at < 3; at += 1) {
      await signInCustomer(server, visitorFrom(server.app, '10.9.1.1'), `987654321${at}`)
    }
    expect(await guesses(51, () => '10.9.1.1')).toEqual([...Array(50).fill(200), 429])
  })
})

describeOnEachDatabase('the lock of a number', { deps: { wait } }, (server: TestServer) => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: tenOClock }))
  afterEach(() => void vi.useRealTimers())

  async function strangersLock(mobile: string) {
    for (let place = 0; place < 12; place += 1) {
      await visitorFrom(server.app, `198.51.${place}.1`).ask(loginCustomer, guess(mobile))
    }
  }
  async function mailedLink(email: string): Promise<string> {
    const response = await server.app.request(`/sandbox/inbox.json?to=${email}`)
    const [mail] = (await response.json()) as { text: string }[]
    return /http:\S+(\/unlock\/\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
  }
  async function follow(owner: ReturnType<typeof visitorFrom>, link: string) {
    const response = await server.app.request(link)
    owner.jar.take(response)
    return response.status
  }

  it('holds for strangers, and not for a device from which its owner has signed in before', async () => {
    const owner = visitorFrom(server.app, '192.0.2.1')
    await signInCustomer(server, owner, mobileNumber)
    await strangersLock(mobileNumber)
    const stranger = visitorFrom(server.app, '198.51.100.1')
    expect((await stranger.refused(loginCustomer, guess(mobileNumber))).http).toBe(429)
    await owner.call(loginCustomer, asked)
    const otp = await latestCode(server, mobileNumber)
    expect((await owner.call(loginCustomer, { api_status: 'verify', mobileNumber, otp })).success).toBe(true)
  })

  it('holds for a device that only says that it is known', async () => {
    const owner = visitorFrom(server.app, '192.0.2.1')
    await signInCustomer(server, owner, '9876543211')
    const [name = ''] = owner.jar.header.match(/device-[^;]+/) ?? []
    await signInCustomer(server, visitorFrom(server.app, '192.0.2.3'), mobileNumber)
    await strangersLock(mobileNumber)
    const forger = visitorFrom(server.app, '192.0.2.2')
    const [cookie = '', value = ''] = name.split('=')
    forger.jar.set(cookie, value)
    expect((await forger.refused(loginCustomer, guess(mobileNumber))).http).toBe(429)
  })

  it('is opened to a new device by a link to the mail address of its owner', async () => {
    await signInCustomer(server, visitorFrom(server.app, '192.0.2.1'), mobileNumber)
    await strangersLock(mobileNumber)
    const owner = visitorFrom(server.app, '192.0.2.2')
    const { message } = await owner.refused(loginCustomer, asked)
    expect(message).toBe(
      'Too many OTPs were asked for or tried for this number. We have sent a link to the mail address of its owner, which opens it at once. Otherwise please try again after 11:00 am.',
    )
    const link = await mailedLink('asha@example.com')
    expect(link).not.toMatch(/9876543210|asha/)
    expect(await follow(owner, link)).toBe(303)
    await owner.call(loginCustomer, asked)
    const otp = await latestCode(server, mobileNumber)
    expect((await owner.call(loginCustomer, { api_status: 'verify', mobileNumber, otp })).success).toBe(true)
  })

  it('is opened by no link that is old or not ours', async () => {
    await signInCustomer(server, visitorFrom(server.app, '192.0.2.1'), mobileNumber)
    await strangersLock(mobileNumber)
    const owner = visitorFrom(server.app, '192.0.2.2')
    await owner.ask(loginCustomer, asked)
    const link = await mailedLink('asha@example.com')
    expect(await follow(owner, `${link.slice(0, -2)}aa`)).toBe(404)
    server.clock.advance(3_600_001)
    expect(await follow(owner, link)).toBe(404)
    expect(owner.jar.header).toBe('')
  })

  it('sends two links an hour to one network and six to one number', async () => {
    await signInCustomer(server, visitorFrom(server.app, '192.0.2.1'), mobileNumber)
    // Their four an hour, one of which was the owner's before the browser was known.
    for (let at = 0; at < 3; at += 1)
      await visitorFrom(server.app, `203.0.${at}.1`).call(loginCustomer, asked)
    const messages = []
    for (let at = 0; at < 16; at += 1) {
      const stranger = visitorFrom(server.app, `10.0.${Math.floor(at / 4)}.${at}`)
      messages.push((await stranger.refused(loginCustomer, asked)).message)
    }
    const mailed = messages.map((message) => message.includes('sent a link'))
    const [two, none] = [[true, true, false, false], Array(4).fill(false)]
    expect(mailed).toEqual([...two, ...two, ...two, ...none])
  })

  it('sends no link where nobody has proved the number', async () => {
    await strangersLock(mobileNumber)
    const { message } = await visitorFrom(server.app, '192.0.2.2').refused(loginCustomer, asked)
    expect(message).not.toContain('link')
  })

  it('is no longer put on an employee by five requests from one address', async () => {
    const [mobile, send] = ['9000000001', { isVerified: false, mobileNumber: '9000000001' }]
    await seedSandbox(server.deps)
    const stranger = visitorFrom(server.app, '198.51.100.1')
    const answers = []
    for (let at = 0; at < 6; at += 1) answers.push((await stranger.ask(loginEmployee, send)).status)
    expect(answers).toEqual([200, 200, 200, 200, 429, 429])
    const employee = visitorFrom(server.app, '192.0.2.1')
    expect((await employee.refused(loginEmployee, send)).message).toContain('sent a link')
    const { email } = (await employeeByMobile(server.db, mobile)) ?? { email: '' }
    await follow(employee, await mailedLink(email))
    await employee.call(loginEmployee, send)
    const otp = await latestCode(server, mobile)
    const { status } = await employee.call(loginEmployee, { ...send, isVerified: true, otp })
    expect(status).toBe('success')
  })
})
