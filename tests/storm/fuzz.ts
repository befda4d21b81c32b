import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { logOut } from '#contract/account/session.calls.ts'
import { pathOf } from '#contract/call.ts'
import { may } from '#machines/reference/permissions.ts'
import { aJourney } from '../server/journeys/asha.ts'
import { type AnyRequest, anyRequests } from '../server/support/any-request.ts'
import { leavesOf, withAt } from '../server/support/request-samples.ts'
import { sparePort } from '../server/support/spare-port.ts'
import { type Visitor, visitorOf } from '../server/support/visitor.ts'
import { readyServer } from './server-process.ts'
import { signInAt } from './sign-in-at.ts'

export type FuzzOutcome = {
  requests: number
  statuses: Record<string, number>
  lost: string[]
  grownMb: number
}

/** Nothing asked for takes longer, even on a busy machine that builds the graphs for the first time. */
const hangMs = 120_000
/** Requests under way at once. */
const lanes = 8
/** What a process may grow by from the middle to the end of a storm: caches and the collector's own ease. */
const growthMb = 200

/** Values that a field is not made for. */
const odd = fc.oneof(
  fc.constantFrom(
    '',
    '\u0000',
    '\ud800',
    '__proto__',
    '../../etc/passwd',
    "' or 1=1 --",
    '%00',
    '<script>',
    '१२३',
  ),
  fc.constantFrom(0, -1, 1.5, 2 ** 31, 2 ** 53, 1e308, null, true, [], {}, [[[[]]]]),
  fc.string({ maxLength: 2_000, unit: 'binary' }),
  fc.double(),
  fc.jsonValue({ maxDepth: 4 }),
)

/** A request with up to three odd values, a body that is no request at all, or an address of no sense. */
const shots = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('fields' as const),
      at: fc.nat(),
      places: fc.array(fc.nat(), { minLength: 1, maxLength: 3 }),
      values: fc.array(odd, { minLength: 3, maxLength: 3 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('body' as const),
      at: fc.nat(),
      body: fc.string({ maxLength: 5_000, unit: 'binary' }),
      type: fc.constantFrom('application/json', 'text/plain', 'multipart/form-data; boundary=x', ';'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('address' as const),
      at: fc.nat(),
      text: fc.string({ maxLength: 200, unit: 'grapheme' }),
    }),
  },
)
type Shot = typeof shots extends fc.Arbitrary<infer S> ? S : never

/**
 * Sends random requests to a server of its own, as a customer with a journey and as an employee, each from another
 * address, so that no limit hides what lies behind it. None may end in a fault or hang, nor the process grow.
 */
export async function fuzz({ requests, seed }: { requests: number; seed: number }): Promise<FuzzOutcome> {
  const dataDir = mkdtempSync(join(tmpdir(), 'safar-fuzz-'))
  const port = await sparePort()
  const url = `http://localhost:${port}`
  const server = await readyServer({
    DATA_DIR: dataDir,
    PORT: String(port),
    SANDBOX_PACE: '0',
    OTP_SENDS_PER_HOUR: '500',
  })
  const outcome: FuzzOutcome = { requests: 0, statuses: {}, lost: [], grownMb: 0 }
  try {
    const people = await peopleAt(url)
    const all = fc.sample(shots, { numRuns: requests, seed })
    const half = Math.ceil(all.length / 2)
    await fire(people, all.slice(0, half), outcome)
    const before = memoryMb(server.process.pid)
    await fire(people, all.slice(half), outcome)
    outcome.grownMb = memoryMb(server.process.pid) - before
    if (outcome.grownMb > growthMb) outcome.lost.push(`The process grew by ${outcome.grownMb} MB`)
  } finally {
    server.process.kill('SIGKILL')
    await server.ended
    rmSync(dataDir, { recursive: true, force: true })
  }
  return outcome
}

type People = { customer: Visitor; admin: Visitor; customerLeadId: string }

async function peopleAt(url: string): Promise<People> {
  let sent = 0
  const from = () => `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent++ & 255}`
  const send = (path: string, init: RequestInit) => {
    const headers = new Headers(init.headers)
    headers.set('x-forwarded-for', from())
    return fetch(url + path, { ...init, headers, redirect: 'manual', signal: AbortSignal.timeout(hangMs) })
  }
  const [customer, admin] = [visitorOf(send, url), visitorOf(send, url)]
  await signInAt(customer, 'customer', '9123456780')
  await signInAt(admin, 'employee', '9000000005')
  const { customerLeadId } = await aJourney(customer, 5)
  return { customer, admin, customerLeadId }
}

async function fire(people: People, all: readonly Shot[], outcome: FuzzOutcome): Promise<void> {
  const waiting = all.values()
  const lane = async () => {
    for (const shot of waiting) {
      const name = nameOf(shot)
      const said = await shoot(people, shot).catch((error: unknown) => String(error))
      outcome.requests += 1
      outcome.statuses[said] = (outcome.statuses[said] ?? 0) + 1
      if (!/^[1-4]\d\d$/.test(said)) outcome.lost.push(`${name}: ${said}`)
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}

/** All but the call that would leave everything after it to nobody. */
const targets = anyRequests.filter(({ call }) => call.path !== logOut.path)
const chosen = ({ at }: Shot): AnyRequest => targets[at % targets.length] as AnyRequest
const nameOf = (shot: Shot) => `${chosen(shot).call.path} ${JSON.stringify(shot)}`

async function shoot(people: People, shot: Shot): Promise<string> {
  const { call, request } = chosen(shot)
  const who = may('customer', call.action) ? people.customer : people.admin
  if (shot.kind === 'fields') return drained(who.ask(call, withOdd(people, { call, request }, shot)))
  if (shot.kind === 'address')
    return drained(who.fetch(`${pathOf(call, shot.text)}?q=${encodeURIComponent(shot.text)}`))
  const init = { method: 'POST', headers: { 'content-type': shot.type }, body: shot.body }
  return drained(who.fetch(pathOf(call, 'any'), init))
}

function withOdd(people: People, { call, request }: AnyRequest, shot: Extract<Shot, { kind: 'fields' }>) {
  const leaves = leavesOf(request)
  const changed = shot.places.reduce<unknown>((sent, place, index) => {
    const path = leaves[place % leaves.length]
    return path === undefined || path[0] === call.lead ? sent : withAt(sent, path, shot.values[index])
  }, request)
  const lead = call.lead === 'customerLeadId' ? { customerLeadId: people.customerLeadId } : {}
  return { ...(changed as AnyRequest['request']), ...lead }
}

async function drained(asked: Promise<Response>): Promise<string> {
  const response = await asked
  await response.arrayBuffer()
  return String(response.status)
}

/** What a process holds of the machine's memory. */
function memoryMb(pid: number | undefined): number {
  return Math.round(
    Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024,
  )
}
