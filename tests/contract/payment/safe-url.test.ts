import { expect, it } from 'vitest'
import { isSafePaymentUrl } from '#contract/payment/safe-url.ts'

it.each([
  ['https://api.razorpay.com/v1/checkout/embedded', true],
  ['http://localhost:4000/gateway', true],
  ['https://safar.test/pay/token', true],
  ['http://api.razorpay.com/v1/checkout/embedded', false],
  ['https://api.razorpay.com.evil.test/', false],
  ['https://evil.test/', false],
  ['javascript:alert(1)', false],
  ['http://127.0.0.1:4000/gateway', true],
  ['http://[::1]:4000/gateway', true],
  ['http://127.0.0.1:4001/gateway', false],
  ['/pay/token', false],
  ['', false],
])('leads to %s to pay: %s', (url, isSafe) => {
  const gateways = ['https://api.razorpay.com', 'http://localhost:4000', 'http://api.razorpay.com']
  const ownMachine = ['http://127.0.0.1:4000', 'http://[::1]:4000']
  expect(isSafePaymentUrl(url, { ours: 'https://safar.test', gateways: [...gateways, ...ownMachine] })).toBe(
    isSafe,
  )
})

it('trusts nobody but ourselves where no gateway is known, and nothing that is no address', () => {
  expect(isSafePaymentUrl('https://safar.test/pay', { ours: 'https://safar.test' })).toBe(true)
  expect(isSafePaymentUrl('https://api.razorpay.com/', { ours: 'https://safar.test' })).toBe(false)
  expect(isSafePaymentUrl('https://safar.test/', { ours: 'nowhere', gateways: ['nowhere either'] })).toBe(
    false,
  )
})
