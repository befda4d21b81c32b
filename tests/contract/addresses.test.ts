import * as v from 'valibot'
import { expect, it } from 'vitest'
import { cancelledPath, paymentPaths, payPath, returnedPath } from '#contract/payment/addresses.ts'
import { downloadPolicy, verifyPath, wordingPath } from '#contract/policy/policy.calls.ts'

it('the addresses that others keep are as written down', () => {
  expect(paymentPaths).toEqual({
    page: '/pay/:token',
    script: '/pay/continue.js',
    returned: '/pay/:token/returned',
    cancelled: '/pay/:token/cancelled',
    webhook: '/webhooks/gateway',
  })
  expect([payPath('t'), returnedPath('t'), cancelledPath('t')]).toEqual([
    '/pay/t',
    '/pay/t/returned',
    '/pay/t/cancelled',
  ])
  expect([verifyPath('a/b'), wordingPath(13, 'motor')]).toEqual(['/verify/a%2Fb', '/policy-wording/13/motor'])
})

it('a policy is downloaded as it was after up to 999 endorsements', () => {
  const isAsked = (after: string) => v.is(downloadPolicy.request, { id: 'lead-1', after })
  expect(['0', '12', '999', '1000', 'a1', '1a', ''].map(isAsked)).toEqual([
    ...[true, true, true],
    ...[false, false, false, false],
  ])
})
