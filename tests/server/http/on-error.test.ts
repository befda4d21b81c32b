import { Hono } from 'hono'
import { expect, it } from 'vitest'
import type { ServerEnv } from '#server/http/env.ts'
import { fail } from '#server/http/fail.ts'
import { onError } from '#server/http/on-error.ts'
import { translatorOf } from '#texts/translator.ts'

const inHindi = translatorOf(
  new Map([
    ['Enter {rupees} or more', '{rupees} या ज़्यादा भरें'],
    ['Some details need your attention.', 'कुछ जानकारी जाँचें।'],
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

const saidIn = async (localization: string) =>
  (await app.request('/refused', { headers: { localization } })).json()

it('says what is wrong in the language of the page', async () => {
  expect(await saidIn('hi')).toMatchObject({
    code: 'invalid',
    message: 'कुछ जानकारी जाँचें।',
    issues: [{ path: 'idv', message: '₹500 या ज़्यादा भरें' }],
  })
  expect(await saidIn('en')).toMatchObject({ issues: [{ message: 'Enter ₹500 or more' }] })
})
