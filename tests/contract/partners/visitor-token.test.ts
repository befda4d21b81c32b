import * as v from 'valibot'
import { expect, it } from 'vitest'
import { visitorToken } from '#contract/partners/visitor-token.ts'

it('a partner’s token is for this shop, and its number has at most 100 letters', () => {
  const token = {
    ...{ iss: 'jaipur-motors', aud: 'safar', jti: 'j'.repeat(100), iat: 1, exp: 2 },
    ...{ customer_name: 'Asha', customer_phone: '9876543210' },
  }
  expect(v.is(visitorToken, token)).toBe(true)
  for (const wrong of [{ aud: '' }, { jti: 'j'.repeat(101) }, { jti: '' }, { customer_phone: '12345' }])
    expect(v.is(visitorToken, { ...token, ...wrong })).toBe(false)
})
