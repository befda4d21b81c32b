import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { Language } from '#machines/reference/languages.ts'
import { unlockLink } from '#server/account/unlock.routes.ts'
import { leads } from '#server/db/schema.ts'
import { stopLink } from '#server/messages/stopped.store.ts'
import { modules } from '#server/modules.ts'
import { readCatalogue } from '#texts/catalogue.ts'
import { inEnglish, sayIn } from '#texts/translator.ts'
import { aPayer } from '../payments/a-payer.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'

const inHindi = sayIn(readCatalogue('hi'))
const deps = { sayIn: (language: Language) => (language === 'hi' ? inHindi : inEnglish) }
const mobile = '9876543210'

describeOnEachDatabase('a page that the server writes', { modules, deps }, (server) => {
  const ask = (link: string, init?: RequestInit) =>
    server.app.request(link.replace(server.deps.config.baseUrl, ''), init)

  async function inHindiAt(link: string): Promise<string> {
    expect(link).toContain(`${server.deps.config.baseUrl}/hi/`)
    const page = await (await ask(link)).text()
    expect(page).toContain('<html lang="hi">')
    return page
  }

  it('stops reminders in Hindi, and stays in it once that is pressed', async () => {
    const link = stopLink(server.deps, 'hi', mobile)
    expect(await inHindiAt(link)).toContain('रिमाइंडर बंद करें')
    const pressed = await ask(link, { method: 'POST', body: new URLSearchParams({ wants: 'none' }) })
    expect(pressed.headers.get('location')).toBe(new URL(link).pathname)
    expect(await inHindiAt(link)).toContain('आपको रिमाइंडर नहीं मिलते')
  })

  it('leads in Hindi from the link that opens a locked number, also when it is too old', async () => {
    const link = await unlockLink(server.deps, 'hi', mobile)
    expect((await ask(link)).headers.get('location')).toBe('/hi')
    server.clock.advance(24 * 3_600_000)
    expect(await inHindiAt(link)).toContain('यह लिंक अब मान्य नहीं है')
  })

  it('takes a customer in Hindi to the payment and back', async () => {
    const payer = await aPayer(server)
    await server.db.update(leads).set({ language: 'hi' }).where(eq(leads.id, payer.customerLeadId))
    const { paymentURL = '' } = await payer.request()
    const page = await inHindiAt(paymentURL)
    expect(page).toContain('आप पेमेंट पेज पर जा रहे हैं')
    expect(page).toContain(`href="/hi/checkout/${payer.customerLeadId}"`)
    const back = await payer.pay()
    expect(back.headers.get('location')).toBe(`/hi/success-page/${payer.customerLeadId}`)
  })

  it('is in English at an English address', async () => {
    const page = await (await ask(stopLink(server.deps, 'en', mobile))).text()
    expect(page).toContain('<html lang="en-IN">')
    expect(page).toContain('Stop reminders')
  })
})
