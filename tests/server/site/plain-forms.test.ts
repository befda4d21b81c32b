import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { formKeyField } from '#contract/flow/form-key.ts'
import { listSupportRequests } from '#contract/support/support.calls.ts'
import { addressIn } from '#machines/reference/language-addresses.ts'
import { limits } from '#machines/reference/limits.ts'
import { dateLabels } from '#machines/reference/messages/dates.ts'
import { form as texts } from '#machines/reference/messages/form.ts'
import { support as supportTexts } from '#machines/reference/messages/support.ts'
import { createApp } from '#server/app.ts'
import { assetRoutes } from '#server/assets/asset-routes.ts'
import { leads } from '#server/db/schema.ts'
import { nobody } from '#server/http/caller.ts'
import type { DrawnPage } from '#server/http/draw-page.ts'
import { modules } from '#server/modules.ts'
import { formLimit } from '#server/site/post-form.ts'
import { inEnglish, type Say } from '#texts/translator.ts'
import { testConfig } from '../support/config.ts'
import { describeOnPglite } from '../support/on-each-database.ts'
import { anEmployee } from '../support/signed-in.ts'
import { visitorOf } from '../support/visitor.ts'

const root = mkdtempSync(join(tmpdir(), 'safar-forms-'))
writeFileSync(join(root, 'index.html'), '<head></head>')
const { baseUrl } = testConfig

const question = {
  topic: 'payment',
  fullName: 'Asha Rani Sharma',
  email: 'asha@example.com',
  about: 'RJ-14-CA-1234',
  text: 'I paid twice for one policy.',
}
const who = { relation: 'Self', gender: 'Female', age: '34', pincode: '302001' }
const owner = { ownerName: 'Asha Rani Sharma', contactNumber: '+91 98765 43210', pincode: '302001 Jaipur' }

/** Shows what was translated; months are in Hindi. */
const marked: Say = (words: string | TemplateStringsArray, ...values: readonly (string | number)[]) =>
  words === dateLabels.locale
    ? 'hi-IN-u-nu-latn'
    : `hi(${typeof words === 'string' ? words : inEnglish(words, ...values)})`

const caller = { now: nobody }

describeOnPglite('a form without script', { deps: { identify: async () => caller.now } }, (server) => {
  /** A browser, of which what is drawn comes as data. */
  const browser = () => {
    caller.now = nobody
    const app = createApp({
      deps: {
        ...server.deps,
        sayIn: (language) => (language === 'en' ? inEnglish : marked),
      },
      ping: server.database.ping,
      modules,
      pages: assetRoutes(root),
      draw: async (c, { head: _, withoutScript: _not, ...page }) => c.json(page, page.status ?? 200),
    })
    const visitor = visitorOf((path, init) => app.request(path, init), baseUrl)
    const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
      visitor.fetch(path, { method: 'POST', body: new URLSearchParams(fields), headers })
    return { ...visitor, post }
  }
  const comesBack = async (sent: Promise<Response>, status = 422) => {
    const response = await sent
    expect(response.status).toBe(status)
    const page: DrawnPage = await response.json()
    return page.posted
  }
  const leadsTo = async (sent: Promise<Response>) => {
    const response = await sent
    expect(response.status).toBe(303)
    return response.headers.get('location')
  }

  it.each([
    ['/', { registrationNumber: 'rj14ca1234' }, { registrationNumber: 'RJ-14-CA-1234', vehicleType: '4w' }],
    ['/', { registrationNumber: 'RJ14SB1234' }, { registrationNumber: 'RJ-14-SB-1234', vehicleType: '2w' }],
    ['/', { registrationNumber: 'RJ१४ZZ००००' }, { registrationNumber: 'RJ-14-ZZ-0000' }],
    [
      '/hi/motor',
      { registrationNumber: 'RJ14SB1234', vehicleType: '2w' },
      { registrationNumber: 'RJ-14-SB-1234', vehicleType: '2w' },
    ],
  ])('a number given at %s goes to the wizard by a cookie: %o', async (path, fields, given) => {
    const { post, jar } = browser()
    expect(await leadsTo(post(path, fields))).toBe(path.startsWith('/hi') ? '/hi/motor' : '/motor')
    expect(JSON.parse(decodeURIComponent(jar.get('givenPlate') ?? ''))).toEqual(given)
  })

  it('a number that is none comes back beside its message', async () => {
    const posted = await comesBack(browser().post('/', { registrationNumber: 'RJ14' }))
    expect(posted).toMatchObject({ asks: 'registration.given', answers: { registrationNumber: 'RJ-14' } })
    expect(posted?.issues).toEqual([{ path: 'registrationNumber', message: expect.stringMatching(/\w/) }])
    expect(await comesBack(browser().post('/motor', { vehicleType: '2w' }))).toMatchObject({
      answers: { vehicleType: '2w' },
      issues: [{ path: 'registrationNumber', message: texts.required }],
    })
  })

  it.each([
    ['/health', { ...who, pincode: '३०२००१' }, 'health'],
    ['/pet', owner, 'pet'],
  ])('%s begins a journey that only this browser may open', async (path, fields, quoteType) => {
    const visitor = browser()
    const [, id] = (await leadsTo(visitor.post(path, fields)))?.match(/^\/resume\/(.+)$/) ?? []
    expect(visitor.jar.get('customerLeadId')).toBe(id)
    expect(await server.database.db.select().from(leads)).toMatchObject([{ id, quoteType, language: 'en' }])
    const again = await visitor.fetch('/api/v1/admin/getFlow', asJson({ customerLeadId: id }))
    expect(again.status).toBe(200)
    const stranger = await browser().fetch('/api/v1/admin/getFlow', asJson({ customerLeadId: id }))
    expect(stranger.status).toBe(403)
  })

  it('begins a journey of its own where the latest one of the browser is of another product', async () => {
    const { post } = browser()
    const ids = [await leadsTo(post('/pet', owner)), await leadsTo(post('/health', who))]
    const begun = await server.database.db.select().from(leads).orderBy(leads.quoteType)
    expect(begun.map(({ id, quoteType }) => [`/resume/${id}`, quoteType])).toEqual([
      [ids[1], 'health'],
      [ids[0], 'pet'],
    ])
  })

  it('begins one journey however often its button is tapped, and each reply opens it', async () => {
    const form = { ...who, [formKeyField]: server.deps.random.id() }
    const taps = [browser(), browser(), browser()]
    const [first, second, third] = await Promise.all(taps.map(({ post }) => leadsTo(post('/health', form))))
    expect([second, third]).toEqual([first, first])
    expect(await server.database.db.select().from(leads)).toHaveLength(1)
    const customerLeadId = first?.replace('/resume/', '')
    for (const { fetch } of taps)
      expect((await fetch('/api/v1/admin/getFlow', asJson({ customerLeadId }))).status).toBe(200)
  })

  it('begins another journey with other answers, with another key, and after ten minutes', async () => {
    const { post } = browser()
    const [key, other] = [server.deps.random.id(), server.deps.random.id()]
    const begin = (fields: object) => leadsTo(post('/health', { ...who, [formKeyField]: key, ...fields }))
    const first = await begin({})
    server.clock.advance(9 * 60_000)
    expect(await begin({})).toBe(first)
    server.clock.advance(2 * 60_000)
    const begun = [
      first,
      await begin({}),
      await begin({ age: '35' }),
      await begin({ [formKeyField]: other }),
      await begin({ [formKeyField]: 'no key\n' }),
    ]
    expect(new Set(begun).size).toBe(5)
  })

  it('a journey begun in Hindi goes on in Hindi', async () => {
    expect(await leadsTo(browser().post('/hi/health', who))).toMatch(/^\/hi\/resume\//)
    expect(await server.database.db.select().from(leads)).toMatchObject([{ language: 'hi' }])
  })

  it('brings back every mistake with what was typed, in the language of the page', async () => {
    const posted = await comesBack(browser().post('/hi/pet', { ...owner, ownerName: '', pincode: '999999' }))
    expect(posted?.answers).toMatchObject({ ownerName: '', contactNumber: '9876543210', pincode: '999999' })
    expect(posted?.issues.map(({ path }) => path)).toEqual(['ownerName', 'pincode'])
    for (const { message } of posted?.issues ?? []) expect(message).toMatch(/^hi\(/)
    expect(await server.database.db.select().from(leads)).toEqual([])
  })

  it.each(['/support', '/contact-us'])('%s files the request and shows its number', async (path) => {
    const response = await browser().post(path, question)
    expect(response.status).toBe(200)
    const page = await response.text()
    const [number] = page.match(/SR-\d{8}/) ?? []
    expect(page).toMatch(/ \d{1,2} [A-Z][a-z]{2} 2026\b/)
    expect(await (await browser().post(`/hi${path}`, question)).text()).toMatch(/ \d{1,2} [ऀ-ॿ]+ 2026/)
    caller.now = anEmployee('agent-1')
    const { data } = await server.visitor().call(listSupportRequests)
    expect(data).toMatchObject([{ ...question, number }])
  })

  it('asks for what a call needs once a call is asked for', async () => {
    const posted = await comesBack(browser().post('/support', { ...question, topic: 'callback' }))
    expect(posted?.issues.map(({ path }) => path)).toEqual(['mobile', 'callTime', 'callAgreed'])
    const call = { mobile: '9812345678', callTime: 'evening', callAgreed: 'on' }
    expect((await browser().post('/support', { ...question, topic: 'callback', ...call })).status).toBe(200)
  })

  it('is counted with the call that it stands for', async () => {
    const { post } = browser()
    const write = (text: number) => post('/hi/support', { ...question, text: `Question ${text}` })
    const replies = []
    for (let sent = 0; sent < 12; sent += 1) replies.push(await write(sent))
    const refused = replies.find(({ status }) => status !== 200)
    expect(refused?.status).toBe(429)
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
    const page: DrawnPage = await refused?.json()
    expect(page.posted).toMatchObject({ answers: { fullName: question.fullName }, issues: [] })
    expect(page.posted?.problem).toContain(supportTexts.tooMany)
  })

  it('counts a line break as one letter, as a browser does, and says in our words what is too long', async () => {
    const { textMax } = limits.support
    const lines = (length: number) => `${'a\r\n'.repeat(length / 2 - 1)}aa`
    expect((await browser().post('/support', { ...question, text: lines(textMax) })).status).toBe(200)
    const long = { ...question, text: `${lines(textMax)}a` }
    const posted = await comesBack(browser().post('/hi/support', long))
    expect(posted?.issues).toEqual([{ path: 'text', message: `hi(${texts.tooLong(textMax)})` }])
  })

  it('that cannot be read comes back empty', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    const sent = browser().fetch('/support', { method: 'POST', headers, body: 'none of it' })
    expect(await comesBack(sent, 400)).toMatchObject({ answers: {}, problem: expect.stringMatching(/read/) })
  })

  it('is refused where another site sends it, and where it is too large', async () => {
    const foreign = await browser().post('/support', question, { origin: 'https://evil.example' })
    expect(foreign.status).toBe(403)
    const page: DrawnPage = await foreign.json()
    expect(page.posted).toMatchObject({ answers: {}, problem: 'This is not allowed.' })
    const large = { ...question, text: 'a'.repeat(formLimit) }
    const posted = await comesBack(browser().post(addressIn('hi', '/support'), large), 413)
    expect(posted).toMatchObject({ answers: {}, problem: 'hi(The request is too large.)' })
    caller.now = anEmployee('agent-1')
    expect((await server.visitor().call(listSupportRequests)).data).toEqual([])
  })
})

const asJson = (body: object) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})
