import { expect, it } from 'vitest'
import { supportReceiptMail } from '#server/messages/mail-templates.ts'
import { readCatalogue } from '#texts/catalogue.ts'
import { inEnglish, sayIn } from '#texts/translator.ts'

const receipt = supportReceiptMail({
  number: 'SR-1',
  promisedOn: '2026-06-15',
  fullName: 'Asha',
  text: 'A question',
})

it('a day in a mail has its month in the language of the mail', () => {
  expect(receipt(inEnglish).text).toContain('answer it by 15 Jun 2026.')
  expect(receipt(sayIn(readCatalogue('hi'))).text).toContain('15 जून 2026')
})
