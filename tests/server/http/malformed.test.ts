import * as v from 'valibot'
import { expect, it } from 'vitest'
import { pathOf } from '#contract/call.ts'
import { calls } from '#contract/calls.ts'
import { failure } from '#contract/failure.ts'
import { getKyc } from '#contract/kyc/kyc.calls.ts'
import { customers } from '#server/db/schema.ts'
import { fieldsHolding, inputIssues } from '#server/http/input-issues.ts'
import { modules } from '#server/modules.ts'
import { type AnyRequest, anyRequests } from '../support/any-request.ts'
import { describeOnEachDatabase, describeOnPglite } from '../support/on-each-database.ts'
import { leavesOf, withAt } from '../support/request-samples.ts'
import type { TestServer } from '../support/test-server.ts'
import { badge, whoeverMay } from '../support/whoever-may.ts'

type Sent = AnyRequest & { path: string }

/** Every request that differs from a usual one by this value in one field; the lead by which a call is opened stays. */
const withEverywhere = (value: unknown): Sent[] =>
  anyRequests.flatMap(({ call, request }) =>
    leavesOf(request)
      .filter(([key]) => key !== call.lead && key !== 'id')
      .map((path) => ({
        call,
        path: path.join('.'),
        request: withAt(request, path, value) as Sent['request'],
      })),
  )

/** Only JSON carries half a pair or a number as itself; a browser has no way to send either otherwise. */
const isJson = ({ call }: Sent) => call.method === 'POST' && call.kind !== 'upload'

it('every call has a request that its schema accepts', () => {
  const without = anyRequests.filter(({ call, request }) => !v.safeParse(call.request, request).success)
  expect(without.map(({ call }) => call.path)).toEqual([])
  expect(new Set(anyRequests.map(({ call }) => call.path)).size).toBe(
    new Set(calls.map(({ path }) => path)).size,
  )
})

it('finds text and numbers that cannot be stored, however deep and in names of fields as well', () => {
  const input = {
    name: 'Asha',
    list: [{ text: 'a\u0000' }],
    deep: { 'k\u0000': 1 },
    emoji: '🚗',
    low: '\udc00',
    sum: 2 ** 53,
    endless: Number.POSITIVE_INFINITY,
  }
  const paths = inputIssues(input).map(({ path }) => path)
  expect(paths).toEqual(['list.0.text', 'deep', 'low', 'sum', 'endless'])
})

it('finds the fields of a value that the database has refused', () => {
  expect(fieldsHolding({ a: 1, deep: [{ b: 2147483648 }, '2147483648'] }, '2147483648')).toEqual([
    'deep.0.b',
    'deep.1',
  ])
})

const tests = (server: TestServer) => {
  async function callers() {
    const at = server.clock.now()
    const person = { name: 'Asha Sharma', email: 'asha@example.com', mobile: '9876543210' }
    const row = { ...person, id: 'asha', uniqueNumber: '1000000000000', createdAt: at, updatedAt: at }
    await server.db.insert(customers).values(row)
    return whoeverMay(server)
  }

  async function answersTo(sent: readonly Sent[]): Promise<Map<string, Response>> {
    const { ask } = await callers()
    const answers = new Map<string, Response>()
    for (const { call, path, request } of sent) answers.set(`${call.path} ${path}`, await ask(call, request))
    return answers
  }
  const faultsIn = (answers: Map<string, Response>) =>
    [...answers].filter(([, { status }]) => status >= 500).map(([name]) => name)

  return { callers, answersTo, faultsIn }
}

describeOnPglite('what no request may do', { modules, deps: { identify: badge } }, (server) => {
  const { callers, answersTo, faultsIn } = tests(server)

  it.each([
    { what: 'a NUL', sent: withEverywhere('a\u0000b') },
    { what: 'half a pair', sent: withEverywhere('a\ud800').filter(isJson) },
    { what: 'a number that is not exact', sent: withEverywhere(2 ** 53).filter(isJson) },
  ])('end in a fault of the server for $what: its field is named', async ({ sent }) => {
    const unnamed: string[] = []
    for (const [name, response] of await answersTo(sent)) {
      const { issues = [] } = v.parse(failure, await response.json())
      const isNamed = response.status === 422 && issues.some(({ path }) => name.endsWith(` ${path}`))
      if (!isNamed) unnamed.push(`${name}: ${response.status}`)
    }
    expect(unnamed).toEqual([])
  })

  it.each([
    { what: 'a fraction', value: 1.5 },
    { what: 'an object', value: { constructor: 1 } },
  ])('end in a fault of the server for $what in a field', async ({ value }) => {
    expect(faultsIn(await answersTo(withEverywhere(value).filter(isJson)))).toEqual([])
  })

  it.each([
    { what: 'lists in lists', body: `${'['.repeat(100_000)}${']'.repeat(100_000)}`, status: 400 },
    { what: 'objects in objects', body: `${'{"a":'.repeat(40_000)}1${'}'.repeat(40_000)}`, status: 400 },
    { what: 'half of a text', body: '{"a":"', status: 400 },
    { what: 'a bare text', body: '"a"', status: 422 },
    { what: 'more than fits', body: JSON.stringify({ a: 'a'.repeat(300_000) }), status: 413 },
  ])('end in a fault of the server for a body of $what', async ({ body, status }) => {
    const { callerOf } = await callers()
    for (const call of calls.filter(({ method, kind }) => method === 'POST' && kind !== 'upload')) {
      const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body }
      const response = await callerOf(call).fetch(pathOf(call, 'any'), init)
      expect([call.path, response.status]).toEqual([
        call.path,
        call.path.includes('{id}') && status === 422 ? 400 : status,
      ])
    }
  })

  it.each(['text/plain', 'multipart/form-data', 'application/json-patch+json', ';;;'])(
    'end in a fault of the server for a body said to be %j',
    async (type) => {
      const { callerOf } = await callers()
      for (const call of calls.filter(({ method }) => method === 'POST')) {
        const init = { method: 'POST', headers: { 'content-type': type }, body: '{}' }
        const { status } = await callerOf(call).fetch(pathOf(call, 'any'), init)
        expect([call.path, status]).toEqual([call.path, expect.toBeOneOf([400, 415])])
      }
    },
  )

  it.each(['%', '%E0%A4%A', '%00', '%ff', '..%2f..', 'a%0d%0ab'])(
    'end in a fault of the server for %s in an address',
    async (text) => {
      const { customer, admin } = await callers()
      for (const call of calls.filter(({ path }) => path.endsWith('{id}'))) {
        const path = pathOf(call, 'id').replace(/id$/, text)
        for (const who of [customer, admin]) {
          const { status } = await who.fetch(`${path}?any=${text}&${text}`, { method: call.method })
          expect([call.path, status]).toEqual([call.path, expect.any(Number)])
          expect(status).toBeLessThan(500)
        }
      }
    },
  )
})

describeOnEachDatabase('what no number may do', { modules, deps: { identify: badge } }, (server) => {
  const { answersTo, faultsIn } = tests(server)

  it.each([2 ** 31])('end in a fault of the server for %j', async (value) => {
    expect(faultsIn(await answersTo(withEverywhere(value).filter(isJson)))).toEqual([])
  })

  it('leave unnamed which field a column cannot hold', async () => {
    const { customer, customerLeadId } = await tests(server).callers()
    const document = { docName: 'pan', docNumber: 'ABCPS1234D', dateOfBirth: '1992-06-15' }
    const request = { customerLeadId, customerType: 'individual', ...document, insurerId: 2 ** 31 }
    const said = await customer.refused(getKyc, request)
    expect(said).toMatchObject({ http: 422, issues: [{ path: 'insurerId' }] })
  })
})
