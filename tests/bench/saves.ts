import { Agent, type IncomingMessage, request } from 'node:http'
import { gunzipSync } from 'node:zlib'
import * as v from 'valibot'
import { saveFlow } from '#contract/flow/flow.calls.ts'
import { aSave, asha } from '../server/journeys/asha.ts'
import { type Apart, checkOut, newDatabase, startApart } from './apart.ts'
import { median, type Row } from './table.ts'

/** What saves are compared with: the last commit whose every save was ten statements in ten round trips. */
const earlier = '5418ac7'

const clientCounts = [1, 16]
const rounds = 5
const roundMs = 2_000
/**
 * Saves of either server before anything is measured: so many until V8 and the plans of the database are settled. After
 * 600 a save still took half as much processor time again as after 2,000.
 */
const warmUpSaves = 2_400

/**
 * Saves a second over HTTP, in journeys of five saves each. The peer is the server of an earlier commit on the same
 * kind of database; each runs in a process of its own and they take turns. `postgres` is the address of an empty one.
 */
export async function saves(postgres?: string): Promise<Row[]> {
  const before = checkOut(earlier)
  if (!before) console.log(`Commit ${earlier} is not in this clone: saves are measured without their peer`)
  const urlOf = async (name: string) => postgres && newDatabase(postgres, `bench_${name}`)
  const servers: Apart[] = []
  try {
    const now = await startApart('.', await urlOf('now'))
    servers.push(now)
    const peer = before && (await startApart(before.folder, await urlOf('before')))
    if (peer) servers.push(peer)
    for (const { url } of servers)
      await saving(url, Math.max(...clientCounts), (count) => count >= warmUpSaves)
    const rows: Row[] = []
    for (const clients of clientCounts) {
      const at = clients === 1 ? 'one at a time' : `${clients} at once`
      const what = `journey saves on ${postgres ? 'PostgreSQL' : 'PGlite'}, ${at}`
      const measured = await compare(what, clients, now, peer)
      rows.push(...measured)
      // It takes minutes: what is measured is not to be lost with what fails after it.
      for (const row of measured) console.log(Object.values(row).join('  '))
    }
    return rows
  } finally {
    for (const server of servers) await server.stop()
    before?.remove()
  }
}

/** Saves a second, and the processor time of one: on a busy machine the second says more. */
async function compare(what: string, clients: number, now: Apart, before: Apart | undefined): Promise<Row[]> {
  const found: { now: Round; before: Round | undefined }[] = []
  for (let round = 0; round < rounds; round += 1) {
    found.push({ now: await measure(now, clients), before: before && (await measure(before, clients)) })
  }
  const medianOf = (read: (round: (typeof found)[number]) => number | undefined) =>
    median(found.map(read).filter((value) => value !== undefined))
  const row = (
    unit: keyof Round,
    name: string,
    told: (value: number) => string,
    isMoreBetter: boolean,
  ): Row => {
    const ratioOf = ({ now: ours, before: theirs }: (typeof found)[number]) =>
      theirs && (isMoreBetter ? ours[unit] / theirs[unit] : theirs[unit] / ours[unit])
    return {
      what: name,
      value: told(medianOf((one) => one.now[unit])),
      ...(before && {
        peer: `${told(medianOf((one) => one.before?.[unit]))} at ${earlier}`,
        ratio: `${medianOf(ratioOf).toFixed(1)} x`,
      }),
    }
  }
  return [
    row('perSecond', what, (count) => `${Math.round(count)} a second`, true),
    row('cpuMs', `${what}: processor time of the server`, (ms) => `${ms.toFixed(2)} ms each`, false),
  ]
}

type Round = { perSecond: number; cpuMs: number }

async function measure({ url, cpuMs }: Apart, clients: number): Promise<Round> {
  const [begun, used] = [performance.now(), await cpuMs()]
  const count = await saving(url, clients, () => performance.now() - begun >= roundMs)
  return {
    perSecond: (count * 1000) / (performance.now() - begun),
    cpuMs: ((await cpuMs()) - used) / count,
  }
}

/** How many saves so many clients make until it is over, each one after the other. */
async function saving(url: string, clients: number, isOver: (count: number) => boolean): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  let count = 0
  const client = async () => {
    const save = saver(url, agent)
    while (!isOver(count)) {
      let lead = await save(aSave(1))
      // The first step travels along with each save: it says whether the vehicle is new.
      for (const step of [2, 3, 4, 5]) {
        if (!lead) break
        count += 1
        lead = await save(aSave(step, { ...lead, step1: asha.step1 }))
      }
      if (lead) count += 1
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  agent.destroy()
  return count
}

/**
 * Saves as one browser does: with the cookies it was given, and taking compressed replies. Undefined where the server
 * is too busy: it gives up on a connection to PostgreSQL after three seconds, which is no save and no fault either.
 */
function saver(url: string, agent: Agent) {
  const cookies = new Map<string, string>()
  return async (body: object) => {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      const headers = {
        'content-type': 'application/json',
        'accept-encoding': 'gzip',
        origin: url,
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      }
      const options = { method: 'POST', agent, headers }
      const sent = request(`${url}/api/v1/${saveFlow.path}`, options, resolve)
      sent.once('error', reject).end(JSON.stringify(body))
    })
    for (const cookie of response.headers['set-cookie'] ?? []) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=')
      cookies.set(name, value)
    }
    const text = await textOf(response)
    if (response.statusCode === 503) return undefined
    const read = v.safeParse(saveFlow.reply, JSON.parse(text))
    if (!read.success) throw new Error(`A save was refused with ${response.statusCode}`)
    return read.output.data.data
  }
}

async function textOf(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk)
  const bytes = Buffer.concat(chunks)
  return (response.headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes).toString()
}
