import * as v from 'valibot'
import { beforeEach, describe, expect, it } from 'vitest'
import { apiBase } from '#contract/call.ts'
import { type AnyCall, calls } from '#contract/calls.ts'
import { failure } from '#contract/failure.ts'
import {
  type Action,
  employeeRoles,
  may,
  permissions,
  type Role,
  roles,
} from '#machines/reference/permissions.ts'
import { customers } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { type Identity, nobody } from '#server/http/caller.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'

/** Somebody of each role, whom no journey belongs to. */
function someOf(role: Role): Identity {
  if (role === 'anonymous') return nobody
  if (employeeRoles.some((one) => one === role)) return { ...nobody, role, employeeId: 'somebody' }
  return { ...nobody, role, customerId: 'somebody', partnerId: role === 'partner' ? 'a partner' : null }
}

const identify: Deps['identify'] = async (c) =>
  someOf(roles.find((role) => role === c.req.header('x-role')) ?? 'anonymous')

/** Asked for with nothing in it: who may not is refused before that is seen, who may is told what is missing. */
function emptyRequest({ method, kind }: AnyCall): RequestInit {
  if (method === 'GET') return {}
  if (kind === 'upload') return { method, body: new FormData() }
  return { method, body: '{}', headers: { 'content-type': 'application/json' } }
}

/** Refuses everybody whose browser keeps no session. */
const refusesByItself = (call: AnyCall, code: string) => call.path === 'auth/refresh' && code === 'signed-out'

describeOnEachDatabase('every call', { deps: { identify } }, (server) => {
  beforeEach(async () => {
    const at = server.clock.now()
    const named = { name: 'Somebody', email: 'somebody@example.com', mobile: '9876543210' }
    const customer = { ...named, id: 'somebody', uniqueNumber: '1000000000000', createdAt: at, updatedAt: at }
    await server.db.insert(customers).values(customer)
  })

  async function answerTo(call: AnyCall, role: Role): Promise<string> {
    const init = emptyRequest(call)
    const headers = new Headers(init.headers)
    headers.set('x-role', role)
    const path = apiBase + call.path.replace('{id}', 'nobodys')
    const response = await server.app.request(path, { ...init, headers })
    const said = v.safeParse(failure, await response.json().catch(() => undefined))
    return said.success ? `${response.status} ${said.output.code}` : String(response.status)
  }
  const refusal = (role: Role) => (role === 'anonymous' ? '401 signed-out' : '403 not-allowed')

  it.each(calls.map((call) => [`${call.method} ${call.path}`, call] as const))(
    '%s is made by those who may, and by nobody else [EMP-13]',
    async (_, call) => {
      for (const role of roles) {
        const answer = await answerTo(call, role)
        const told = `${role}: ${answer}`
        if (!may(role, call.action)) expect(told).toBe(`${role}: ${refusal(role)}`)
        else if (!refusesByItself(call, answer.slice(4))) {
          expect(told).not.toMatch(/signed-out|not-allowed|unexpected|unavailable/)
        }
      }
    },
  )

  it('is answered by the server [API-53]', () => {
    const served = new Set(server.app.routes.map(({ method, path }) => `${method} ${path}`))
    const missing = calls.filter(
      ({ method, path }) => !served.has(`${method} ${apiBase}${path.replace('{id}', ':id')}`),
    )
    expect(missing.map(({ path }) => path)).toEqual([])
  })

  it('is one of the contract: the server answers no other', () => {
    const known = new Set(calls.map(({ path }) => apiBase + path.replace('{id}', ':id')))
    const paths = server.app.routes.map(({ path }) => path)
    const own = paths.filter((path) => path.startsWith(apiBase) && !path.includes('*') && !known.has(path))
    expect(own).toEqual([])
  })
})

describe('the matrix of permissions', () => {
  const whoMay = (action: Action) => roles.filter((role) => may(role, action))

  it('is what the product means by its roles [EMP-13]', () => {
    expect(Object.fromEntries((Object.keys(permissions) as Action[]).map((a) => [a, whoMay(a)]))).toEqual({
      'product.look': ['anonymous', 'customer', 'partner', 'agent', 'analyst', 'tester', 'admin'],
      'account.enter': ['anonymous', 'customer', 'partner', 'agent', 'analyst', 'tester', 'admin'],
      'journey.buy': ['anonymous', 'customer', 'partner', 'agent', 'admin'],
      'profile.own': ['customer', 'partner'],
      'profile.data': ['customer'],
      'support.ask': ['anonymous', 'customer', 'partner', 'agent', 'analyst', 'tester', 'admin'],
      'desk.work': ['agent', 'admin'],
      'desk.lead': ['admin'],
      'desk.decide': ['admin'],
      'paths.use': ['analyst', 'tester', 'admin'],
      'graphs.look': ['analyst', 'tester', 'admin'],
      'graphs.replay': ['analyst', 'admin'],
    })
  })

  it('has no action that no call asks for', () => {
    const asked = new Set(calls.map(({ action }) => action))
    expect((Object.keys(permissions) as Action[]).filter((action) => !asked.has(action))).toEqual([])
  })
})
