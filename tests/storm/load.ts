import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Call } from '#contract/call.ts'
import { saveFlow } from '#contract/flow/flow.calls.ts'
import { exportGraph, readGraph } from '#contract/graphs/graphs.calls.ts'
import { exportSuite, readSuite } from '#contract/paths/paths.calls.ts'
import { addDays } from '#machines/rules/calendar.ts'
import { systemClock } from '#server/clock-and-random.ts'
import { aSave, policyEnding } from '../server/journeys/asha.ts'
import { sparePort } from '../server/support/spare-port.ts'
import { type Visitor, visitorOf } from '../server/support/visitor.ts'
import { measureAnew, memoryOf } from './memory.ts'
import { notingPauses, type Pause, pausesIn } from './pauses.ts'
import { readyServer } from './server-process.ts'
import { signInAt } from './sign-in-at.ts'

type Load = { seconds: number; browsers: number }

const tester = '9000000004'
const machines = ['sign-up', 'login', 'health', 'pet', 'quote-list', 'motor']

/**
 * Customers answer journeys while a tester asks for suites, files and drawings, of a server in a process of its own
 * that knows none of them yet. Prints the longest pause of its event loop and the most memory that it held.
 */
export async function load({ seconds, browsers }: Load) {
  const dataDir = mkdtempSync(join(tmpdir(), 'safar-load-'))
  const [port, noted] = [await sparePort(), join(dataDir, 'pauses')]
  const url = `http://localhost:${port}`
  const noting = { NODE_OPTIONS: `--import=${notingPauses(noted)}` }
  const env = { DATA_DIR: dataDir, PORT: String(port), SANDBOX_PACE: '0', OTP_SENDS_PER_HOUR: '500' }
  writeFileSync(noted, '')
  const server = await readyServer({ ...env, ...noting })
  const visitor = () => visitorOf((path, init) => fetch(url + path, init), url)
  const staff = visitor()
  await signInAt(staff, 'employee', tester)
  writeFileSync(noted, '')
  measureAnew(server)
  const idle = memoryOf(server, 'VmRSS')
  const replies: Record<string, number> = {}
  const over = AbortSignal.timeout(seconds * 1_000)
  const everybody = Array.from({ length: browsers }, () => answer(visitor, replies, over))
  await Promise.all([...everybody, look(staff, replies, over)])
  const memory = { 'memory before (MB)': idle, 'peak memory (MB)': memoryOf(server, 'VmHWM') }
  server.process.kill('SIGTERM')
  await server.ended
  const pauses = pausesIn(noted)
  rmSync(dataDir, { recursive: true, force: true })
  const lost = Object.keys(replies).filter((reply) => / 5(?!03)/.test(reply))
  console.table([{ ...longestOf(pauses), ...memory }])
  return { lost, replies, loadOfMachine: loadavg()[0] }
}

function longestOf(pauses: readonly Pause[]) {
  const longest = (ms: readonly number[]) => Math.round(Math.max(0, ...ms))
  return {
    'longest pause (processor ms)': longest(pauses.map(({ processorMs }) => processorMs)),
    'longest pause (wall ms)': longest(pauses.map(({ wallMs }) => wallMs)),
    'pauses over 50 processor ms': pauses.filter(({ processorMs }) => processorMs > 50).length,
  }
}

type Asked = Pick<Call, 'method' | 'path' | 'kind'>

/** The replies are counted by call and status. */
async function ask(
  visitor: Visitor,
  call: Asked,
  request: Record<string, unknown>,
  replies: Record<string, number>,
) {
  const response = await visitor.ask(call, request)
  const key = `${call.path} ${response.status}`
  replies[key] = (replies[key] ?? 0) + 1
  return response.text()
}

/** One customer after the other, who thinks a little between two answers. */
async function answer(visitor: () => Visitor, replies: Record<string, number>, over: AbortSignal) {
  const different: Record<number, object> = { 6: { step6: policyEnding(addDays(systemClock.today(), 20)) } }
  while (!over.aborted) {
    const own = visitor()
    let known = {}
    for (let step = 1; step <= 6 && !over.aborted; step += 1) {
      const { data } = JSON.parse(
        await ask(own, saveFlow, aSave(step, { ...different[step], ...known }), replies),
      )
      known = { customerLeadId: data?.data?.customerLeadId, version: data?.data?.version }
      await sleep(50)
    }
  }
}

async function look(visitor: Visitor, replies: Record<string, number>, over: AbortSignal) {
  for (let round = 0; !over.aborted; round += 1) {
    const machine = machines[round % machines.length] ?? 'motor'
    await ask(visitor, readGraph, { machine }, replies)
    await ask(visitor, exportGraph, { machine, format: 'svg' }, replies)
    await ask(visitor, readSuite, { machine, criterion: 'transitions' }, replies)
    for (const format of ['playwright', 'json']) {
      await ask(visitor, exportSuite, { machine, criterion: 'transitions', format }, replies)
    }
  }
}
