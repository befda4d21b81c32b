import { beforeEach, expect, it } from 'vitest'
import { getQuotesData } from '#contract/quotes/quotes.calls.ts'
import { sharedQuotes, shareQuotes } from '#contract/quotes/shared-quotes.calls.ts'
import { linkPreviews } from '#machines/reference/messages/link-previews.ts'
import { createApp } from '#server/app.ts'
import { type Identity, nobody } from '#server/http/caller.ts'
import { quotes } from '#server/quotes/quotes.routes.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'
import { aQuestion, aQuotedLead, asha } from './a-quoted-lead.ts'
import { InsurersOnCall } from './insurers-on-call.ts'

const onCall = new InsurersOnCall()
let visitor: Identity = asha
const deps = { fetch: onCall.fetch, identify: async () => visitor }

describeOnEachDatabase('sharing quotes', { modules: [quotes], deps }, (server) => {
  beforeEach(async () => {
    onCall.reset()
    visitor = asha
    await aQuotedLead(server)
  })

  /** The server with a drawer that answers with what it is given. */
  const drawing = () =>
    createApp({
      deps: server.deps,
      ping: server.database.ping,
      modules: [quotes],
      draw: async (c, { seeds, status, title, head }) =>
        c.json({ seeds, title, head: head?.((text) => text) }, status),
    })

  async function aLink(): Promise<string> {
    const { data } = await server.visitor().call(shareQuotes, { customerLeadId: 'lead-1' })
    visitor = nobody
    return data.url.split('/').at(-1) ?? ''
  }

  it('makes a link that shows anybody the very same prices', async () => {
    const own = await server.visitor().call(getQuotesData, aQuestion())
    const shared = await server.visitor().call(sharedQuotes, { id: await aLink() })
    expect(shared.data).toMatchObject({
      vehicle: { vehicleType: '4w', make: 'Maruti', model: 'Swift', variant: 'VXi', city: 'Jaipur' },
      policyType: 'comprehensive',
      onDay: '2026-06-15',
      validToday: true,
    })
    expect(shared.data.quotes.map(({ insurerId, FinalPremium }) => ({ insurerId, FinalPremium }))).toEqual(
      own.data.quotes.map(({ insurerId, FinalPremium }) => ({ insurerId, FinalPremium })),
    )
  })

  it('shows what each price leaves out of what was asked for', async () => {
    const asked = aQuestion({ addOns: ['consumables'] })
    const own = await server.visitor().call(getQuotesData, asked)
    const left = own.data.quotes.map(({ missingAddOns }) => missingAddOns)
    expect(left.flat()).not.toEqual([])
    const shared = await server.visitor().call(sharedQuotes, { id: await aLink() })
    expect(shared.data.quotes.map(({ missingAddOns }) => missingAddOns)).toEqual(left)
  })

  it('is signed with 132 bits', async () => {
    await server.visitor().call(getQuotesData, aQuestion())
    const [, , signature] = (await aLink()).split('.')
    expect(signature).toMatch(/^[\w-]{22}$/)
  })

  it('shows nobody a name, a number, a plate or anything that could be bought with', async () => {
    const own = await server.visitor().call(getQuotesData, aQuestion())
    const response = await server.visitor().ask(sharedQuotes, { id: await aLink() })
    const text = await response.text()
    const secrets = ['Asha', '9876543210', 'asha@example.com', 'RJ-14-CA-1234', 'lead-1']
    for (const secret of [...secrets, ...own.data.quotes.map(({ caseId }) => caseId)]) {
      expect(text).not.toContain(secret)
    }
  })

  it('says on another day that the prices were of that day', async () => {
    await server.visitor().call(getQuotesData, aQuestion())
    const id = await aLink()
    server.clock.set('2026-06-16T09:00:00+05:30')
    const { data } = await server.visitor().call(sharedQuotes, { id })
    expect(data).toMatchObject({ onDay: '2026-06-15', validToday: false })
  })

  it('makes a link that fits into a message', async () => {
    await server.visitor().call(getQuotesData, aQuestion())
    expect((await aLink()).length).toBeLessThan(60)
  })

  it('is in the language of the page that asked for it', async () => {
    await server.visitor().call(getQuotesData, aQuestion())
    const linkIn = async (localization: string): Promise<string> => {
      const response = await server.visitor().fetch(`/api/v1/${shareQuotes.path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', localization },
        body: JSON.stringify({ customerLeadId: 'lead-1' }),
      })
      return new URL((await response.json()).data.url).pathname
    }
    expect(await linkIn('hi')).toMatch(/^\/hi\/quotelist\/shared\/[^/]+$/)
    expect(await linkIn('en')).toMatch(/^\/quotelist\/shared\//)
    expect(await linkIn('fr')).toMatch(/^\/quotelist\/shared\//)
  })

  it('ends after seven days', async () => {
    await server.visitor().call(getQuotesData, aQuestion())
    const { data } = await server.visitor().call(shareQuotes, { customerLeadId: 'lead-1' })
    expect(data.expiresOn).toBe('2026-06-22')
    const id = await aLink()
    server.clock.set('2026-06-22T10:00:01+05:30')
    expect(await server.visitor().refused(sharedQuotes, { id })).toMatchObject({
      http: 404,
      code: 'not-found',
    })
  })

  it('opens nothing for a token that is not ours', async () => {
    await server.visitor().call(getQuotesData, aQuestion())
    const id = await aLink()
    for (const forged of ['nonsense', `${id.slice(0, -4)}AAAA`]) {
      expect(await server.visitor().refused(sharedQuotes, { id: forged })).toMatchObject({ http: 404 })
    }
  })

  it('draws the page with the very prices, and says with 404 that a link is over', async () => {
    await server.visitor().call(getQuotesData, aQuestion())
    const id = await aLink()
    const pageOf = async (token: string) => {
      const response = await drawing().request(`/quotelist/shared/${token}`)
      return { status: response.status, seeds: (await response.json()).seeds }
    }
    const { data } = await server.visitor().call(sharedQuotes, { id })
    expect(await pageOf(id)).toEqual({ status: 200, seeds: [{ key: ['sharedQuotes', id], data }] })
    server.clock.set('2026-06-22T10:00:01+05:30')
    expect(await pageOf(id)).toEqual({ status: 404, seeds: [{ key: ['sharedQuotes', id], data: null }] })
  })

  it('looks like something where it is passed on, names neither a price nor the vehicle, and is not listed', async () => {
    await server.visitor().call(getQuotesData, aQuestion())
    const response = await drawing().request(`/quotelist/shared/${await aLink()}`)
    const { head, seeds, title } = await response.json()
    expect(title).toBe('Shared quotes · Safar')
    expect(head).toContain('<meta name="robots" content="noindex">')
    expect(head).toContain('<meta property="og:title" content="Shared quotes">')
    expect(head).toContain(`<meta property="og:description" content="${linkPreviews.sharedQuotes}">`)
    expect(head).toMatch(/<meta property="og:image" content="https?:[^"]+\/share\.png">/)
    const { vehicle, quotes } = seeds[0].data
    for (const told of [vehicle.make, vehicle.model, String(quotes[0].FinalPremium), '₹'])
      expect(head).not.toContain(told)
  })

  it('shares only what was quoted, and only for whom it was', async () => {
    const mine = { customerLeadId: 'lead-1' }
    expect(await server.visitor().refused(shareQuotes, mine)).toMatchObject({ code: 'not-now' })
    visitor = nobody
    expect(await server.visitor().refused(shareQuotes, mine)).toMatchObject({ code: 'prove-owner' })
  })
})
