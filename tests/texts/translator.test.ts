import { expect, it } from 'vitest'
import { inEnglish, sayIn, translatorOf } from '#texts/translator.ts'

const say = translatorOf(
  new Map([
    ['Support', 'सहायता'],
    ['Try again in {minutes} minutes', '{minutes} मिनट बाद फिर कोशिश करें'],
    ['{desk} did not answer', '{desk} ने जवाब नहीं दिया'],
    ['{desk} did not answer in time', '{desk} ने समय पर जवाब नहीं दिया'],
    ['{name}: funeral', '{name}: अंतिम संस्कार'],
    ['Read <a>{title}</a>', '<a>{title}</a> पढ़ें'],
  ]),
)

it('says a text of the catalogue', () => {
  expect(say('Support')).toBe('सहायता')
})

it('says a text that is sent with a space at its end', () => {
  expect(say('Support ')).toBe('सहायता')
})

it('says a text with what was filled in', () => {
  expect(say('Try again in 5 minutes')).toBe('5 मिनट बाद फिर कोशिश करें')
})

it('says what was filled in too, where it is a text itself', () => {
  expect(say('Support did not answer')).toBe('सहायता ने जवाब नहीं दिया')
})

it('never says a name, which may be like a text of ours', () => {
  expect(say('Support: funeral')).toBe('Support: अंतिम संस्कार')
})

it('takes the text that says most', () => {
  expect(say('Digit did not answer in time')).toBe('Digit ने समय पर जवाब नहीं दिया')
})

it('leaves what it does not know, and what stands in elements', () => {
  expect(say('Jaipur')).toBe('Jaipur')
  expect(say('Read terms')).toBe('Read terms')
})

it('says a template with its values as they are given, wherever the language wants them', () => {
  const [title, name] = ['Support', 'Support did not answer']
  const inHindi = sayIn(new Map([['{name} asks {title}', '{title} से {name} पूछते हैं']]))
  expect(inHindi`${name} asks ${title}`).toBe('Support से Support did not answer पूछते हैं')
  expect(inHindi`${name} calls ${title}`).toBe('Support did not answer calls Support')
  expect(inEnglish`${name} asks ${title}`).toBe('Support did not answer asks Support')
})
