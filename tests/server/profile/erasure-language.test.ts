import { expect, it } from 'vitest'
import { eraseOwnData } from '#contract/profile/own-data.calls.ts'
import type { Language } from '#machines/reference/languages.ts'
import { inWords, retention } from '#machines/reference/retention.ts'
import { readCatalogue } from '#texts/catalogue.ts'
import { inEnglish, sayIn } from '#texts/translator.ts'
import { messagesTo } from '../desk/at-the-desk.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'
import { aSignedUpCustomer, asAsha, options } from './signed-in-as.ts'

const inHindi = sayIn(readCatalogue('hi'))
const deps = {
  ...options.deps,
  sayIn: (language: Language) => (language === 'hi' ? inHindi : inEnglish),
}

describeOnEachDatabase('the receipt of an erasure', { ...options, deps }, (server) => {
  it('says on the page and in the mail what is kept, how long and why in the language of the page', async () => {
    await aSignedUpCustomer(server)
    asAsha()
    const { kept } = (await server.visitor('hi').call(eraseOwnData)).data
    const { what, howLong, why } = inWords(retention.logs)
    expect(kept).toEqual([{ what: inHindi(what), howLong: inHindi(howLong), why: inHindi(why) }])
    const [mail = ''] = await messagesTo(server, 'asha@example.com')
    for (const text of [what, howLong, why]) {
      expect(inHindi(text)).not.toBe(text)
      expect(mail).toContain(inHindi(text))
    }
  })
})
