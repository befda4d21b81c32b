import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
} from '@tanstack/react-router'
import { afterEach, vi } from 'vitest'
import type { WireCustomer } from '#contract/account/people.ts'
import { sampleQuotation } from '#machines/account/profile/sample-profile.ts'
import type { SessionView } from '#machines/account/session/session.known.ts'
import type { OwnPolicy, Transaction } from '#machines/schemas/profile.ts'
import { queryClient } from '#web/api-client/query-client.ts'
import { today } from '#web/browser/today.ts'
import MyProfilePage from '#web/profile/my-profile.page.tsx'
import { Routed } from '#web/routed.tsx'
import { tabSession } from '#web/session/tab-session.ts'
import { Toasts } from '#web/ui/overlays/toast.tsx'
import { toasts } from '#web/ui/overlays/toast-store.ts'
import { render } from '../ui/screen.tsx'

/** What the page sends to the session, which does not run here. */
export const session = { renamed: [] as string[], told: [] as string[] }
vi.doMock('#web/session/session-actor.ts', () => ({
  sessionActor: {
    rename: ({ name }: { name: string }) => session.renamed.push(name),
    actor: { send: ({ type }: { type: string }) => session.told.push(type) },
  },
}))

afterEach(() => {
  session.renamed.length = 0
  session.told.length = 0
  vi.unstubAllGlobals()
  queryClient.clear()
  window.sessionStorage.clear()
  for (const { id } of toasts.list()) toasts.close(id)
})

export type Reply = { status?: number; json: object }
export type Replies = Record<string, Reply | readonly Reply[]>
export const yes = (json: object): Reply => ({ json: { status: 'success', ...json } })
export const no = (status: number, code: string, more: object = {}): Reply => ({
  status,
  json: { status: 'error', code, message: `It is ${code}`, ...more },
})
export const listed = (...data: object[]): Reply => yes({ data, hasMore: false })

const person: WireCustomer = {
  id: 'customer-1',
  customer_name: 'Asha Rani Sharma',
  customer_gender: 'Female',
  customer_email: 'asha@example.com',
  customer_phone: '9876543210',
  dateOfBirth: '15/08/1990',
  marital_status: 'Married',
  city: 'Jaipur',
  customer_unique_number: '4820193746152',
}

export const theProfile = (different: object = {}) =>
  yes({
    data: {
      ...person,
      version: '2026-06-15T04:30:00.000Z',
      isPartnersWord: false,
      isReminded: true,
      ...different,
    },
  })

const insurer = { name: 'Digit', logo: '/logos/insurers/digit.svg' }
const { insured } = sampleQuotation('2026-06-15')

export function aPolicy(renewal: string, different: Partial<OwnPolicy> = {}): OwnPolicy {
  const days = { end: '2027-07-05', opens: '2027-05-06', closes: '2027-10-03' }
  const issued = { policyNumber: 'P-1', start: '2026-07-06', end: '2027-07-05', hasDocument: true }
  const helpline = { number: '1800 000 0013', isSandbox: true }
  const standing = renewal as 'open'
  return {
    leadId: 'lead-1',
    quoteType: 'motor',
    insurer,
    insured: { ...insured, cover: 'Comprehensive' },
    premium: 13_808.36,
    issued: { ...issued, endorsements: [], helpline, state: 'running', renewal: { standing, ...days } },
    ...different,
  }
}

export const aTransaction = (different: Partial<Transaction> = {}): Transaction => ({
  id: 'pay_1',
  reference: 'order_1',
  leadId: 'lead-1',
  insurer,
  insured,
  amount: 13_808.36,
  at: '2026-06-15T04:31:00.000Z',
  state: 'paid',
  leadsTo: 'success',
  hasReceipt: true,
  ...different,
})

export const aQuotation = (different = {}) => sampleQuotation(today(), different)

const usual: Replies = {
  'customer/profile': theProfile(),
  'customer/policies': listed(),
  'customer/quotations': listed(),
  'customer/transactions': listed(),
}
const asha: SessionView = {
  kind: 'customer',
  role: 'customer',
  name: 'Asha Rani Sharma',
  mobile: '9876543210',
}

/** The profile page with a fake server. */
export async function profileOnScreen(section: string, replies: Replies = {}, view: SessionView = asha) {
  const calls = serverOf({ ...usual, ...replies })
  tabSession.become({ view, dialog: undefined })
  const history = createMemoryHistory({ initialEntries: [`/my-profile${section}`] })
  const root = createRootRoute({
    component: () => (
      <>
        <Outlet />
        <Toasts />
      </>
    ),
  })
  const page = createRoute({ getParentRoute: () => root, path: '/my-profile', component: MyProfilePage })
  const router = createRouter({ routeTree: root.addChildren([page]), history })
  await router.load()
  const person = render(<Routed router={router} />)
  const called = (path: string) => calls.filter((call) => call.path === path).map(({ body }) => body)
  return { person, history, called }
}

function serverOf(replies: Replies) {
  const calls: { path: string; body: object }[] = []
  const left = new Map(Object.entries(replies).map(([path, one]) => [path, [one].flat()]))
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit = {}) => {
    const path = String(address).replace(/^.*\/api\/v1\//, '')
    calls.push({ path, body: typeof body === 'string' ? JSON.parse(body) : {} })
    const queue = left.get(path) ?? []
    const reply = queue.length > 1 ? queue.shift() : queue[0]
    if (!reply) return Response.json({}, { status: 500 })
    const { json, status = 200 } = reply as Reply
    return json instanceof Blob ? new Response(json, { status }) : Response.json(json, { status })
  })
  return calls
}
