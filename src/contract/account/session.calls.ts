import * as v from 'valibot'
import { employeeRoles } from '#machines/reference/permissions.ts'
import { call } from '../call.ts'
import { wireCustomer, wireEmployee } from './people.ts'

const success = v.literal('success')

/** Who this browser is signed in as. */
const wireSession = v.variant('kind', [
  v.object({ kind: v.literal('anonymous') }),
  v.object({ kind: v.literal('customer'), customer: wireCustomer }),
  v.object({
    kind: v.literal('partner'),
    customer: wireCustomer,
    partner: v.object({ id: v.string(), name: v.string() }),
  }),
  v.object({ kind: v.literal('employee'), employee: wireEmployee, role: v.picklist(employeeRoles) }),
])

const reply = v.object({ status: success, data: wireSession })
const isSuccess = ({ status }: { status: string }) => status === 'success'

/** Who is asking, by the access token. */
export const readSession = call({
  method: 'GET',
  path: 'auth/session',
  kind: 'read',
  action: 'account.enter',
  request: v.object({}),
  reply,
  isSuccess,
})

/** Exchanges the refresh token in its cookie for a new access token and rotates it (ruling 12). */
export const renewSession = call({
  method: 'POST',
  path: 'auth/refresh',
  kind: 'open',
  action: 'account.enter',
  request: v.object({}),
  reply,
  isSuccess,
})

/**
 * Ends this session on the server and in the browser, or all of this person's. The refresh token's cookie identifies
 * it, so that it ends even with an expired access token.
 */
export const logOut = call({
  method: 'POST',
  path: 'auth/logout',
  kind: 'open',
  action: 'account.enter',
  request: v.object({ everywhere: v.optional(v.boolean(), false) }),
  reply: v.object({ status: success }),
  isSuccess,
})

/** Exchanges the signed token of a partner's link, once (spec §7, PARTNER-03, C-100). */
export const loginPartner = call({
  method: 'POST',
  path: 'auth/partnerLogin',
  kind: 'open',
  action: 'account.enter',
  request: v.object({ token: v.pipe(v.string(), v.nonEmpty(), v.maxLength(4096)) }),
  reply: v.object({
    status: v.picklist(['success', 'failure']),
    message: v.optional(v.string()),
    data: v.optional(wireCustomer),
  }),
  isSuccess: ({ status, data }) => status === 'success' && data !== undefined,
})

export type WireSession = v.InferOutput<typeof wireSession>
