import { expect, it } from 'vitest'
import { policies } from '#server/db/schema.ts'
import { aPayer, noWebhooks } from '../payments/a-payer.ts'
import { brandNew } from '../payments/an-accepted-proposal.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'
import { aPolicyholder, modules } from './a-policyholder.ts'
import { linksOf, textOf } from './pdf-text.ts'

describeOnEachDatabase('the document of a policy', { modules }, (server) => {
  async function ready(base?: typeof brandNew) {
    const holder = await aPolicyholder(server, base)
    await holder.issue()
    const document = await holder.document()
    if (document.kind !== 'ready') throw new Error('The document is not ready')
    return { ...holder, ready: document }
  }

  it('is downloaded by its owner under a name that tells the policy', async () => {
    const holder = await ready()
    const response = await holder.visitor.fetch(holder.ready.url)
    expect(response.headers.get('content-type')).toBe('application/pdf')
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="safar-policy-SANDBOX-DIGIT-\d+\.pdf"$/,
    )
    const text = await textOf(new Uint8Array(await response.arrayBuffer()))
    expect(text).toContain(holder.ready.policyNumber)
    expect(text).toContain(holder.plan.lines[0]?.label)
  })

  it('leads by its code to a page that proves it and names nobody', async () => {
    const holder = await ready()
    const response = await holder.visitor.fetch(holder.ready.url)
    const [link = ''] = await linksOf(new Uint8Array(await response.arrayBuffer()))
    expect(link).toBe(holder.ready.verifyUrl)
    const page = await (await server.visitor().fetch(new URL(link).pathname)).text()
    for (const fact of [holder.ready.policyNumber, 'Maruti Swift VXi', 'RJ-14-CA-XX34', '06 Jul 2026'])
      expect(page).toContain(fact)
    expect(page).not.toMatch(/Asha|RJ-14-CA-1234|MA3EWDE|302001/)
  })

  it.each([
    ['2026-07-01', 'This policy is valid and has not begun'],
    ['2026-07-06', 'This policy is valid'],
    ['2027-07-05', 'This policy is valid'],
    ['2027-07-06', 'This policy has ended'],
  ])('is judged by the day: on %s %s', async (day, words) => {
    const holder = await ready()
    server.clock.set(`${day}T12:00:00+05:30`)
    const page = await (await server.visitor().fetch(new URL(holder.ready.verifyUrl).pathname)).text()
    expect(page).toContain(`<h1>${words}</h1>`)
  })

  it('leads to the wording that its insurer publishes, and to none that does not exist', async () => {
    const visitor = server.visitor()
    const published = await visitor.fetch('/policy-wording/13/motor')
    expect([published.status, published.headers.get('location')]).toEqual([
      302,
      expect.stringMatching(/\/insurers\/digit\/wordings\/motor$/),
    ])
    for (const unknown of ['13/travel', '999/motor', 'digit/motor'])
      expect((await visitor.fetch(`/policy-wording/${unknown}`)).status).toBe(404)
  })

  it('is not known by a code we did not give', async () => {
    const response = await server.visitor().fetch('/verify/guessed')
    expect([response.status, (await response.text()).includes('This policy is not known')]).toEqual([
      404,
      true,
    ])
  })

  it('is passed on with a picture, and listed by nobody', async () => {
    const page = await (await server.visitor().fetch('/verify/guessed')).text()
    expect(page).toContain('<meta name="robots" content="noindex">')
    expect(page).toContain('<meta property="og:title" content="This policy is not known">')
    expect(page).toMatch(/<meta property="og:image" content="https?:[^"]+\/share\.png">/)
  })

  it('paid for after midnight begins on that day and not before', async () => {
    server.clock.set('2026-06-15T23:58:00+05:30')
    const payer = await aPayer(server, brandNew)
    await noWebhooks(server)
    expect(payer.plan.start).toBe('2026-06-15')
    const fields = await payer.goToGateway()
    server.clock.set('2026-06-16T00:02:00+05:30')
    const goBack = await payer.press('pay', fields)
    await goBack()
    await payer.read()
    await server.jobs.runDue()
    expect(await server.db.select().from(policies)).toMatchObject([
      { periodStart: '2026-06-16', periodEnd: '2029-06-15', issued: { odEnd: '2027-06-15' } },
    ])
  })
})
