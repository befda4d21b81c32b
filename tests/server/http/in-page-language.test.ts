import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { account } from '#machines/reference/messages/account.ts'
import type { ServerEnv } from '#server/http/env.ts'
import { fail } from '#server/http/fail.ts'
import { inPageLanguage } from '#server/http/in-page-language.ts'
import { onError } from '#server/http/on-error.ts'
import { translatorOf } from '#texts/translator.ts'

const inHindi = translatorOf(
  new Map([
    ['Enter {rupees} or more', '{rupees} या ज़्यादा भरें'],
    ['Some details need your attention.', 'कुछ जानकारी जाँचें।'],
    ['Still working', 'काम चल रहा है'],
    ['One person, {age} years', 'एक व्यक्ति, {age} साल'],
    ['Health cover', 'हेल्थ कवर'],
    ['Comprehensive', 'कॉम्प्रिहेंसिव'],
    [account.loginOtpSent, 'OTP भेज दिया गया है'],
  ]),
)
const app = new Hono<ServerEnv>().onError(onError)
app.use(async (c, next) => {
  c.set('sayIn', (language) => (language === 'hi' ? inHindi : (english) => english))
  await next()
})
app.get('/refused', () =>
  fail('invalid', undefined, { issues: [{ path: 'idv', message: 'Enter ₹500 or more' }] }),
)
app.get('/working', (c) =>
  c.json(
    inPageLanguage(c, {
      message: 'Still working',
      data: [{ label: 'Still working', message: 'By Digit', note: 'Still working' }],
    }),
  ),
)
app.get('/insured', (c) =>
  c.json(
    inPageLanguage(c, {
      data: [
        { insured: { icon: 'health', kind: 'Health cover', title: 'One person, 34 years', identifier: '' } },
        { insured: { icon: 'car', kind: 'Car', title: 'Maruti Swift', cover: 'Comprehensive' } },
        { insured: 'Comprehensive', cover: 'Comprehensive' },
      ],
    }),
  ),
)
app.get('/sent', (c) => c.json(inPageLanguage(c, { message: account.loginOtpSent })))

const saidAt = async (path: string, localization: string) =>
  (await app.request(path, { headers: { localization } })).json()

it('says what is wrong in the language of the page', async () => {
  expect(await saidAt('/refused', 'hi')).toMatchObject({
    code: 'invalid',
    message: 'कुछ जानकारी जाँचें।',
    issues: [{ path: 'idv', message: '₹500 या ज़्यादा भरें' }],
  })
  expect(await saidAt('/refused', 'en')).toMatchObject({ issues: [{ message: 'Enter ₹500 or more' }] })
})

it('says the messages of a reply, and leaves its data and the messages of others', async () => {
  expect(await saidAt('/working', 'hi')).toEqual({
    message: 'काम चल रहा है',
    data: [{ label: 'Still working', message: 'By Digit', note: 'काम चल रहा है' }],
  })
  expect(await saidAt('/working', 'en')).toMatchObject({ message: 'Still working' })
})

it('says what is insured, and leaves its picture, its names and what is only called the same', async () => {
  expect(await saidAt('/insured', 'hi')).toEqual({
    data: [
      { insured: { icon: 'health', kind: 'हेल्थ कवर', title: 'एक व्यक्ति, 34 साल', identifier: '' } },
      { insured: { icon: 'car', kind: 'Car', title: 'Maruti Swift', cover: 'कॉम्प्रिहेंसिव' } },
      { insured: 'Comprehensive', cover: 'Comprehensive' },
    ],
  })
})

it('leaves what replies are told apart by', async () => {
  expect(await saidAt('/sent', 'hi')).toEqual({ message: account.loginOtpSent })
})
