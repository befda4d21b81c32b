import { SignJWT } from 'jose'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { readFlow } from '#contract/flow/flow.calls.ts'
import { sendOwnerCode, verifyOwnerCode } from '#contract/journey/owner.calls.ts'
import { openResumeLink, sendResumeLink } from '#contract/journey/resume-link.calls.ts'
import { limits } from '#machines/reference/limits.ts'
import { keyedHash } from '#server/http/keyed-hash.ts'
import { flowRoutes } from '#server/journeys/flow.routes.ts'
import { ownerRoutes } from '#server/journeys/owner.routes.ts'
import { resumeLinkRoutes } from '#server/journeys/resume-link.routes.ts'
import { readResumeLink, signResumeLink } from '#server/journeys/resume-link-store.ts'
import { signShare } from '#server/quotes/share-token.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'
import { aJourney } from './asha.ts'

const inbox = v.array(v.object({ text: v.string() }))
const modules = [flowRoutes, ownerRoutes, resumeLinkRoutes]
const twoDays = 48 * 60 * 60 * 1000

describeOnEachDatabase('links back to a journey', { modules }, (server) => {
  const tokenOf = (url: string) => url.slice(url.lastIndexOf('/') + 1)
  const aLinkTo = async (leadId: string) => tokenOf((await signResumeLink(server.deps, leadId, 'en')).url)
  const refusedAs = async (token: string) => (await server.visitor().refused(openResumeLink, { token })).code

  async function newest(to: string): Promise<string> {
    const response = await server.visitor().fetch(`/sandbox/inbox.json?to=${encodeURIComponent(to)}`)
    return v.parse(inbox, await response.json())[0]?.text ?? ''
  }

  it('leads to the journey for two days and says whose phone opens it', async () => {
    const { customerLeadId } = await aJourney(server.visitor(), 5)
    const link = await signResumeLink(server.deps, customerLeadId, 'en')
    expect(link.url).toMatch(/^http:\/\/[^/]+\/resume\/[\w-]+\.[\w-]+\.[\w-]+$/)
    expect(link.expiresAt.getTime() - server.clock.now().getTime()).toBe(twoDays)
    const { data } = await server.visitor().call(openResumeLink, { token: tokenOf(link.url) })
    expect(data).toEqual({ customerLeadId, mobile: '98XXXXXX10' })
    expect(await readResumeLink(server.deps, tokenOf(link.url))).toBe(customerLeadId)
  })

  it('opens nothing without the code, and is used up by it', async () => {
    const lead = await aJourney(server.visitor(), 5)
    const other = server.visitor()
    const [link, later] = [await aLinkTo(lead.customerLeadId), await aLinkTo(lead.customerLeadId)]
    await other.call(openResumeLink, { token: link })
    expect(await other.refused(readFlow, lead)).toMatchObject({ http: 403, code: 'prove-owner' })
    await other.call(sendOwnerCode, lead)
    const otp = (await newest('9876543210')).slice(0, 4)
    await other.call(verifyOwnerCode, { ...lead, otp, link })
    expect((await other.call(readFlow, lead)).data.customerLeadId).toBe(lead.customerLeadId)
    expect(await refusedAs(link)).toBe('gone')
    expect(await readResumeLink(server.deps, later)).toBe(lead.customerLeadId)
  })

  it('refuses one that has expired with words and 410', async () => {
    const { customerLeadId } = await aJourney(server.visitor(), 5)
    const token = await aLinkTo(customerLeadId)
    server.clock.advance(twoDays)
    expect(await server.visitor().refused(openResumeLink, { token })).toMatchObject({
      http: 410,
      code: 'gone',
      message: 'This link has expired or was used already.',
    })
  })

  it('refuses whatever we did not sign for this', async () => {
    const { customerLeadId } = await aJourney(server.visitor(), 5)
    const good = await aLinkTo(customerLeadId)
    const [head, , tail] = good.split('.')
    const elsewhere = Buffer.from(JSON.stringify({ aud: 'resume-link', sub: 'another' })).toString(
      'base64url',
    )
    const ofOtherKey = await new SignJWT()
      .setProtectedHeader({ alg: 'HS256' })
      .setAudience('resume-link')
      .setSubject(customerLeadId)
      .setJti('made up')
      .setExpirationTime(4_000_000_000)
      .sign(new TextEncoder().encode(keyedHash('another secret', 'resume-link')))
    expect(await refusedAs(ofOtherKey)).toBe('gone')
    expect(await refusedAs(`${head}.${elsewhere}.${tail}`)).toBe('gone')
    expect(await refusedAs(signShare(customerLeadId, server.deps.config.keys, server.clock))).toBe('gone')
    expect(await refusedAs('')).toBe('gone')
    expect(await refusedAs('not a link')).toBe('gone')
    expect((await server.visitor().ask(openResumeLink, { token: good })).ok).toBe(true)
  })

  it('is sent to the phone or the mail address of the journey, and to no other', async () => {
    const visitor = server.visitor()
    const { customerLeadId } = await aJourney(visitor, 5)
    const bySms = await visitor.call(sendResumeLink, { customerLeadId, by: 'sms' })
    expect(bySms.data.to).toBe('98XXXXXX10')
    const byMail = await visitor.call(sendResumeLink, { customerLeadId, by: 'mail' })
    expect(byMail.data.to).toBe('a***@example.com')
    for (const to of ['9876543210', 'asha@example.com']) {
      const token = /\/resume\/(\S+)/.exec(await newest(to))?.[1] ?? ''
      expect(await readResumeLink(server.deps, token)).toBe(customerLeadId)
    }
  })

  it('is sent for nobody else and for no journey without a number', async () => {
    const visitor = server.visitor()
    const early = await aJourney(visitor, 4)
    expect(await visitor.refused(sendResumeLink, { ...early, by: 'sms' })).toMatchObject({ code: 'not-now' })
    expect(await visitor.refused(sendResumeLink, { ...early, by: 'mail' })).toMatchObject({ code: 'not-now' })
    const stranger = server.visitor()
    expect(await stranger.refused(sendResumeLink, { ...early, by: 'sms' })).toMatchObject({
      code: 'prove-owner',
    })
  })

  it('is sent five times an hour and then says when to come back', async () => {
    const visitor = server.visitor()
    const { customerLeadId } = await aJourney(visitor, 5)
    const ask = () => visitor.ask(sendResumeLink, { customerLeadId, by: 'mail' })
    for (let sends = 0; sends < limits.resumeLink.sendsPerHour; sends += 1)
      expect((await ask()).ok).toBe(true)
    const response = await ask()
    expect(response.status).toBe(429)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(3_500)
  })

  it('leaves neither token nor number in the log', async () => {
    const visitor = server.visitor()
    const { customerLeadId } = await aJourney(visitor, 5)
    const token = await aLinkTo(customerLeadId)
    await visitor.call(openResumeLink, { token })
    await visitor.fetch(`/resume/${token}`)
    expect(server.logText).not.toContain(token)
    expect(server.logText).not.toContain('9876543210')
  })
})
