import { decodeProtectedHeader } from 'jose'
import { expect, it } from 'vitest'
import { loginCustomer } from '#contract/account/customer-login.calls.ts'
import { readSession, renewSession } from '#contract/account/session.calls.ts'
import { readFlow } from '#contract/flow/flow.calls.ts'
import { unlockLink } from '#server/account/unlock.routes.ts'
import { readResumeLink, signResumeLink } from '#server/journeys/resume-link-store.ts'
import { readState, signState } from '#server/kyc/redirect-state.ts'
import { readShare, signShare } from '#server/quotes/share-token.ts'
import { aJourney } from '../journeys/asha.ts'
import { testConfig } from '../support/config.ts'
import { describeOnPglite } from '../support/on-each-database.ts'
import { latestCode, signInCustomer } from '../support/sign-in.ts'
import type { Visitor } from '../support/visitor.ts'
import { keysInAFile } from './keys-in-a-file.ts'

const file = keysInAFile()
const config = { ...testConfig, keys: file.keys }
const mobileNumber = '9876543210'

describeOnPglite('a server whose keys rotate while it runs', { deps: { config } }, (server) => {
  /** Asha, signed in, with a journey that she began before. */
  async function asha() {
    const visitor = server.visitor()
    const journey = await aJourney(visitor, 5)
    await signInCustomer(server, visitor, mobileNumber)
    return { visitor, journey }
  }
  async function signInAgain(visitor: Visitor) {
    await visitor.call(loginCustomer, { api_status: 'sendOtp', mobileNumber })
    const otp = await latestCode(server, mobileNumber)
    await visitor.call(loginCustomer, { api_status: 'verify', mobileNumber, otp })
  }
  const kindOf = async (visitor: Visitor) => (await visitor.call(readSession)).data.kind
  const cookie = ({ jar }: Visitor, start: string) =>
    new RegExp(`${start}[^=]*=([^;]+)`).exec(jar.header)?.[1] ?? ''
  const kidOf = (token: string) => decodeProtectedHeader(token).kid
  /** Four kinds of links, and what each leads to. */
  async function links(leadId: string) {
    const { clock, deps } = server
    const resume = (await signResumeLink(deps, leadId, 'en')).url.split('/').at(-1) ?? ''
    const share = signShare('run-1', file.keys, clock)
    const state = signState(file.keys, { leadId, checkId: 'check-1' }, clock.now())
    const unlock = new URL(await unlockLink(deps, 'en', mobileNumber)).pathname
    return async () => [
      await readResumeLink(deps, resume),
      readShare(share, file.keys, clock),
      readState(file.keys, state, clock.now())?.checkId,
      (await server.app.request(unlock)).status,
    ]
  }

  it('still knows who is signed in, whose journey it is, and where each link leads', async () => {
    const { visitor, journey } = await asha()
    const lead = await links(journey.customerLeadId)
    file.rotate()
    expect(await kindOf(visitor)).toBe('customer')
    visitor.jar.lose('access_token')
    visitor.jar.lose('refresh_token')
    expect((await visitor.call(readFlow, journey)).data.customerLeadId).toBe(journey.customerLeadId)
    expect(await lead()).toEqual([journey.customerLeadId, 'run-1', 'check-1', 303])
  })

  it('signs with the new key whatever it signs from then on', async () => {
    const { visitor } = await asha()
    const before = cookie(visitor, 'device-').split('.')
    expect([before.at(-1), kidOf(cookie(visitor, 'access_token'))]).toEqual(['1', '1'])
    file.rotate()
    await signInAgain(visitor)
    const after = cookie(visitor, 'device-').split('.')
    expect([after[0], after.at(-1)]).toEqual([before[0], '2'])
    expect(kidOf(cookie(visitor, 'access_token'))).toBe('2')
    await aJourney(visitor, 5)
    expect(cookie(visitor, 'leadOwner-')).toMatch(/\.2$/)
    const { url } = await signResumeLink(server.deps, 'lead-1', 'en')
    expect(kidOf(url.split('/').at(-1) ?? '')).toBe('2')
    expect(signShare('run-1', file.keys, server.clock)).toMatch(/\.2$/)
  })

  it('gives a browser that lost a reply the same token again, although the key is another one by now', async () => {
    const { visitor } = await asha()
    const before = cookie(visitor, 'refresh_token')
    await visitor.call(renewSession)
    const next = cookie(visitor, 'refresh_token')
    file.rotate()
    const late = server.visitor()
    late.jar.set('refresh_token', before)
    await late.call(renewSession)
    expect(cookie(late, 'refresh_token')).toBe(next)
  })

  it('refuses what a retired key has signed', async () => {
    const { visitor, journey } = await asha()
    const lead = await links(journey.customerLeadId)
    file.rotate()
    file.retire('1')
    expect((await visitor.refused(readSession)).code).toBe('signed-out')
    visitor.jar.lose('access_token')
    visitor.jar.lose('signed_in')
    expect((await visitor.refused(readFlow, journey)).code).toBe('prove-owner')
    expect(await lead()).toEqual([undefined, undefined, undefined, 404])
  })

  it('knows what was signed before keys had ids', async () => {
    const { visitor, journey } = await asha()
    visitor.jar.lose('access_token')
    const [, name = '', value = ''] = /(leadOwner-[^=]+)=([^;]+)/.exec(visitor.jar.header) ?? []
    visitor.jar.set(name, value.replace(/\.1$/, ''))
    expect((await visitor.call(readFlow, journey)).data.customerLeadId).toBe(journey.customerLeadId)
    visitor.jar.set(name, value.replace(/\.1$/, '.2'))
    expect((await visitor.refused(readFlow, journey)).code).toBe('prove-owner')
  })
})
