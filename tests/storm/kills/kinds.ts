import { setTimeout as sleep } from 'node:timers/promises'
import { pathOf } from '#contract/call.ts'
import { uploadDocument } from '#contract/kyc/upload.calls.ts'
import { paymentPaths } from '#contract/payment/addresses.ts'
import type { Started } from '../server-process.ts'
import type { KilledServer } from './killed-server.ts'
import { killedWhileMade, killedWhileMigrated } from './new-data-directories.ts'
import type { Mishap } from './preload.ts'

/** A kill, with a chance from 0 to 1 that says how exactly. */
export type Kind = {
  /** What is wrong with the process that is killed. */
  mishap?: (chance: number) => Mishap
  /** Resolves when the process is to be killed, if it is not gone by itself; to false where what it waited for never came. */
  moment: (server: KilledServer, running: Started, chance: number) => Promise<boolean>
}

const hourMs = 3_600_000
/** So long is waited for the moment of a kill. */
const longestMs = 20_000

export const kinds = {
  'at random': { moment: (_, __, chance) => sleep(chance * 1_500, true) },
  'in a webhook': { moment: (server, _, chance) => sent(server, paymentPaths.webhook, 'all', chance) },
  'in an upload': {
    moment: (server, _, chance) =>
      sent(server, pathOf(uploadDocument), chance < 0.5 ? 'half' : 'all', chance),
  },
  'in a transaction': {
    mishap: (chance) => ({ killAtStatement: 20 + Math.round(chance * 180) }),
    moment: (_, running) => endedWithin(running, longestMs),
  },
  'in a start': {
    async moment(server, running, chance) {
      running.process.kill('SIGKILL')
      await running.ended
      await server.startKilled(chance * 1_200)
      return true
    },
  },
  'as a new database is made': { moment: (_, __, chance) => killedWhileMade(chance) },
  'as an older database is migrated': { moment: (_, __, chance) => killedWhileMigrated(chance) },
  'with a full disk': {
    mishap: (chance) => ({ full: chance < 0.5 ? 'longer' : 'all' }),
    async moment(server, running, chance) {
      await sleep(chance * 500)
      running.process.kill('SIGUSR2')
      await endedWithin(running, 1_000)
      await endsOrAnswers(server, running)
      return true
    },
  },
  /** Hours ahead or behind, on the same day in India. */
  'with a clock that jumped': {
    mishap: (chance) => ({ clockMs: jumpMs(chance) }),
    moment: () => sleep(1_500, true),
  },
} satisfies Record<string, Kind>

export type KindName = keyof typeof kinds

function jumpMs(chance: number): number {
  const sinceMidnight = (Date.now() + 5.5 * hourMs) % (24 * hourMs)
  const least = Math.max(-6 * hourMs, -sinceMidnight)
  const most = Math.min(12 * hourMs, 23 * hourMs - sinceMidnight)
  return Math.round(least + chance * (most - least))
}

const endedWithin = ({ ended }: Started, ms: number) =>
  Promise.race([ended.then(() => true), sleep(ms, false)])

async function endsOrAnswers({ url }: KilledServer, running: Started): Promise<void> {
  const isWell = fetch(`${url}/healthz`, { signal: AbortSignal.timeout(longestMs) }).then(
    ({ ok }) => ok,
    () => false,
  )
  if (await Promise.race([running.ended.then(() => true), isWell])) return
  // It was ending while it was asked.
  if (await endedWithin(running, longestMs)) return
  throw new Error('A full disk leaves a process that neither ends nor answers')
}

/** A few ms after the next request to this address was sent to the server, or half of it. */
async function sent(
  server: KilledServer,
  address: string,
  moment: 'half' | 'all',
  chance: number,
): Promise<boolean> {
  const seen = new Promise<true>((resolve) => {
    server.watch(async (path, part) => {
      if (!path.startsWith(address) || part !== moment) return
      await sleep(chance * 20)
      resolve(true)
    })
  })
  return Promise.race([seen, sleep(longestMs, false)])
}
