import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { clientAddressOf } from '#server/http/address.ts'

const app = new Hono().get('/', (c) => c.text(clientAddressOf(c)))
const addressOf = async (peer: string, forwarded?: string) => {
  const headers: HeadersInit = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
  const response = await app.request('/', { headers }, { incoming: { socket: { remoteAddress: peer } } })
  return response.text()
}

it('takes of the addresses that our proxy forwards the one it saw, whatever was forged before it', async () => {
  expect(await addressOf('127.0.0.1', '198.51.100.7')).toBe('198.51.100.7')
  expect(await addressOf('10.0.0.5', '203.0.113.9, 127.0.0.1, 198.51.100.7')).toBe('198.51.100.7')
  expect(await addressOf('::1', '203.0.113.9,2001:db8::7')).toBe('2001:db8::7')
})

it('believes nobody from outside who says to forward', async () => {
  expect(await addressOf('198.51.100.7', '203.0.113.9')).toBe('198.51.100.7')
  expect(await addressOf('2001:db8::7', '127.0.0.1')).toBe('2001:db8::7')
  expect(await addressOf('127.0.0.1')).toBe('127.0.0.1')
})
