import { expect, it } from 'vitest'
import { pathOf } from '#contract/call.ts'
import { sendOwnerCode } from '#contract/journey/owner.calls.ts'
import { readReminder } from '#contract/journey/reminder.calls.ts'
import type { Language } from '#machines/reference/languages.ts'
import { journeys } from '#server/journeys/journeys.routes.ts'
import { readCatalogue } from '#texts/catalogue.ts'
import { inEnglish, sayIn } from '#texts/translator.ts'
import { messagesTo } from '../desk/at-the-desk.ts'
import { endDate, tooEarly } from '../journeys/too-early-journey.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'

const inHindi = sayIn(readCatalogue('hi'))
const deps = { sayIn: (language: Language) => (language === 'hi' ? inHindi : inEnglish) }
const day = 24 * 3_600_000

describeOnEachDatabase('messages to a customer', { modules: [journeys], deps }, (server) => {
  const begun = async (language?: Language) => {
    const early = await tooEarly(server, endDate, server.visitor(language))
    await early.set(true)
    return early
  }
  const reminded = async () => {
    server.clock.advance(30 * day)
    await server.pass(60_000)
    await server.pass(60_000)
    const [sms = ''] = await messagesTo(server)
    const [mail = ''] = await messagesTo(server, 'asha@example.com')
    return { sms, mail }
  }

  it('are in Hindi, with a link to a page in Hindi, where the journey was saved on one', async () => {
    const { customerLeadId } = await begun('hi')
    const { sms, mail } = await reminded()
    expect(sms).toContain('मोटर इंश्योरेंस का रिन्यूअल आज से हो सकता है')
    expect(sms).toContain(`/hi/quotelist/${customerLeadId}`)
    expect(mail).toContain('आपने हमसे इस दिन की याद दिलाने को कहा था')
    expect(mail).toContain(`/hi/quotelist/${customerLeadId}`)
  })

  it.each(['en', undefined] as const)(
    'are in English where the page was, or did not say: %s',
    async (language) => {
      const { customerLeadId } = await begun(language)
      const { sms, mail } = await reminded()
      expect(sms).toContain('your motor insurance can be renewed from today')
      expect(mail).toContain(`:\n${server.deps.config.baseUrl}/quotelist/${customerLeadId}`)
    },
  )

  it('follow the customer to the other language', async () => {
    const { customerLeadId, visitor } = await begun('hi')
    const response = await server.app.request(pathOf(readReminder, ''), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: server.deps.config.baseUrl,
        cookie: visitor.jar.header,
        localization: 'en',
      },
      body: JSON.stringify({ customerLeadId }),
    })
    expect(response.status).toBe(200)
    expect((await reminded()).sms).toContain('can be renewed from today')
  })

  it('are in the language of the page on which they are asked for', async () => {
    const { customerLeadId } = await begun('en')
    await server.visitor('hi').call(sendOwnerCode, { customerLeadId })
    expect((await messagesTo(server))[0]).toMatch(/^आपका Safar कोड \d{4} है/)
  })
})
