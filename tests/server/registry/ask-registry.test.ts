import { expect, it, vi } from 'vitest'
import { askRegistry } from '#server/registry/ask-registry.ts'
import { testConfig } from '../support/config.ts'
import { testRandom } from '../support/random.ts'
import { anRc } from './an-rc.ts'

const config = { ...testConfig, partners: { ...testConfig.partners, registry: 'https://registry.test' } }
const random = { ...testRandom(), id: () => 'verification-1' }

const asking = (answer: Response) => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => answer)
  return { fetch, rc: askRegistry({ fetch, config, random }, 'RJ-14-CA-1234') }
}

it('asks the registry for a number without hyphens, by our keys, for five seconds', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  const { fetch, rc } = asking(Response.json(anRc()))
  expect(await rc).toEqual(anRc())
  const [url, init] = fetch.mock.calls[0] ?? []
  expect([url, init?.method, init?.headers]).toEqual([
    'https://registry.test/verification/vehicle-rc',
    'POST',
    {
      'content-type': 'application/json',
      'x-client-id': 'safar',
      'x-client-secret': testConfig.secrets.partnerKey,
    },
  ])
  const body = { verification_id: 'verification-1', vehicle_number: 'RJ14CA1234' }
  expect(JSON.parse(String(init?.body))).toEqual(body)
  expect(timeout.mock.calls).toEqual([[5_000]])
  timeout.mockRestore()
})

it.each([404, 422])('knows no vehicle where the registry answers %i', async (status) => {
  expect(await asking(new Response('{}', { status })).rc).toBeUndefined()
})

it.each([
  [new Response('{}', { status: 500 }), 'The registry answered 500'],
  [new Response('{}', { status: 400 }), 'The registry answered 400'],
  [Response.json({ rc: 1 }), 'The registry answered something else'],
])('fails where the registry does', async (answer, message) => {
  await expect(asking(answer).rc).rejects.toThrow(message)
})
