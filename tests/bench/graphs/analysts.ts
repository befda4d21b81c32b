import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Call } from '#contract/call.ts'
import { listGraphs, readFunnel, readGraph, readLeaving } from '#contract/graphs/graphs.calls.ts'
import { addDays, dayOf } from '#machines/rules/calendar.ts'
import { buildServer } from '#server/assets/build.ts'
import { openPglite } from '#server/db/pglite.ts'
import { sparePort } from '../../server/support/spare-port.ts'
import { type Visitor, visitorOf } from '../../server/support/visitor.ts'
import { type Started, startServer } from '../../storm/server-process.ts'
import { signInAt } from '../../storm/sign-in-at.ts'
import { median, type Row } from '../table.ts'
import { manyRows, rowsOn } from './data.ts'

const clients = 8
const roundsEach = 4
/** How long they look at a page before they turn to the next. */
const lookMs = 2_000
const goals = { p95Ms: 300, rssMb: 400 }
const analyst = '9000000003'
const grouped = new Intl.NumberFormat('en-IN')

/**
 * Eight analysts at once on the built server with the embedded database: each walks the pages with filters of their own,
 * and so does one alone, who is what they are measured against. A page that is refused because the server is busy is
 * asked again as a browser does, and takes as long as that. A data directory that is named is kept, and filled only if it
 * holds none of today's traffic.
 */
export async function analysts(wanted: number, kept?: string): Promise<Row[]> {
  await buildServer()
  const dataDir = kept ?? mkdtempSync(join(tmpdir(), 'safar-analysts-'))
  try {
    const rows = await fill(dataDir, wanted)
    return await onAServer(dataDir, (server) => measured(server, rows))
  } finally {
    if (kept === undefined) rmSync(dataDir, { recursive: true, force: true })
  }
}

async function fill(dataDir: string, wanted: number): Promise<number> {
  const { db, close } = await openPglite(dataDir)
  const now = new Date()
  const rows = (await rowsOn(db, dayOf(now))) ?? (await manyRows(db, wanted, now))
  await close()
  return rows
}

type Server = { visitor: () => Visitor; rssMb: () => number; cpuMs: () => number }

/** A server process of its own: its memory is that of a server that has never filled a database. */
async function onAServer(dataDir: string, run: (server: Server) => Promise<Row[]>): Promise<Row[]> {
  const port = String(await sparePort())
  const started = await startServer({ PORT: port, DATA_DIR: dataDir })
  if (!started.said.includes('is ready')) throw new Error(`The server did not start: ${started.said}`)
  const url = `http://localhost:${port}`
  const visitor = () => visitorOf((path, init) => fetch(url + path, init), url)
  try {
    return await run({ visitor, rssMb: () => mostMemoryOf(started), cpuMs: () => processorOf(started) })
  } finally {
    started.process.kill()
    await started.ended
  }
}

/** The most that the process ever had in memory, as Linux tells it. */
function mostMemoryOf({ process: { pid } }: Started): number {
  const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}

/** What the process has used of the processor, in ms, of which Linux tells hundredths of a second. */
function processorOf({ process: { pid } }: Started): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  const [user, system] = fields.slice(11, 13).map(Number)
  return ((user ?? 0) + (system ?? 0)) * 10
}

async function measured({ visitor, rssMb, cpuMs }: Server, rows: number): Promise<Row[]> {
  const one = visitor()
  await signInAt(one, 'employee', analyst)
  await walk(one, 0)
  const before = cpuMs()
  const alone = await walk(one, 1)
  const between = cpuMs()
  const taken = (await Promise.all(Array.from({ length: clients }, (_, at) => rounds(one, at)))).flat()
  const [cpuAlone, cpu] = [(between - before) / alone.length, (cpuMs() - between) / taken.length]
  const p95 = percentile(taken, 0.95)
  const refused = taken.reduce((sum, one) => sum + one.refused, 0)
  return [
    {
      what: `graphs: each page of ${clients} analysts at once in ${grouped.format(rows)} rows, PGlite, p95`,
      value: `${p95.toFixed(0)} ms, p50 ${median(taken.map(({ ms }) => ms)).toFixed(0)} ms, the most ${percentile(taken, 1).toFixed(0)} ms, ${refused} refused`,
      peer: `one of them alone, p95 ${percentile(alone, 0.95).toFixed(0)} ms; goal ${goals.p95Ms} ms`,
      ratio: `${(p95 / percentile(alone, 0.95)).toFixed(2)} x`,
    },
    {
      what: 'graphs: the processor of that server for a page, on average',
      value: `${cpu.toFixed(0)} ms`,
      peer: `one of them alone, ${cpuAlone.toFixed(0)} ms`,
      ratio: `${(cpu / cpuAlone).toFixed(2)} x`,
    },
    {
      what: 'graphs: the most memory of that server',
      value: `${rssMb().toFixed(0)} MB`,
      peer: `goal ${goals.rssMb} MB`,
      ratio: (rssMb() / goals.rssMb).toFixed(2),
    },
  ]
}

/** `refused`: how often. */
type Taken = { ms: number; refused: number }

async function rounds(visitor: Visitor, client: number): Promise<Taken[]> {
  const taken: Taken[] = []
  for (let round = 0; round < roundsEach; round += 1) taken.push(...(await walk(visitor, client + round * 3)))
  return taken
}

/** Every page once; `turn` chooses the filters. */
async function walk(visitor: Visitor, turn: number): Promise<Taken[]> {
  const taken: Taken[] = []
  for (const [call, request] of pagesFor(turn)) {
    const begun = performance.now()
    const refused = await readWhole(visitor, call, request)
    taken.push({ ms: performance.now() - begun, refused })
    await pause(lookMs)
  }
  return taken
}

async function readWhole(visitor: Visitor, ...[call, request]: Asked): Promise<number> {
  for (let refused = 0; ; refused += 1) {
    const response = await visitor.ask(call, request)
    await response.text()
    if (response.ok) return refused
    if (response.status !== 503)
      throw new Error(`${call.path} ${JSON.stringify(request)}: ${response.status}`)
    await pause(Number(response.headers.get('retry-after')) * 1_000)
  }
}

const filters: Record<string, string>[] = [
  {},
  { device: 'phone' },
  { product: 'car' },
  { product: 'bike', device: 'phone' },
  { source: 'agent' },
  { channel: 'partner' },
  { kind: 'all' },
]

type Asked = [call: Pick<Call, 'method' | 'path' | 'kind'>, request: Record<string, string>]

function pagesFor(turn: number): Asked[] {
  const today = dayOf(new Date())
  const days = [28, 7, 14, 56][turn % 4] ?? 28
  const filter: Record<string, string> = {
    from: addDays(today, 1 - days),
    to: today,
    ...filters[turn % filters.length],
  }
  const machine = ['motor', 'proposal', 'health', 'quote-list'][turn % 4] ?? 'motor'
  const inMotor = { machine: 'motor', ...filter, at: turn % 2 === 0 ? 'motor.model' : 'motor.variant' }
  return [
    [listGraphs, {}],
    [readFunnel, filter],
    [readGraph, { machine, ...filter }],
    [readGraph, { ...inMotor, metric: 'drop-off' }],
    [readLeaving, inMotor],
    [readGraph, { machine, ...filter, view: 'table' }],
    [readGraph, { machine, ...filter, view: 'variants' }],
    [readGraph, { machine, ...filter, view: 'journeys' }],
    [readGraph, { machine, ...filter, view: 'compare' }],
    [readGraph, { ...inMotor, view: 'what-if' }],
  ]
}

function percentile(taken: readonly Taken[], share: number): number {
  const inOrder = taken.map(({ ms }) => ms).toSorted((one, other) => one - other)
  return inOrder[Math.min(inOrder.length - 1, Math.floor(share * inOrder.length))] ?? 0
}
