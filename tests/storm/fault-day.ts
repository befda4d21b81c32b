import { setTimeout as sleep } from 'node:timers/promises'
import { type Party, parties } from '#sandbox/plan/calls.ts'
import { type Answers, notedAnswers } from './answers.ts'
import { type Bought, customers } from './customers.ts'
import { answerName, faultsOf } from './faults.ts'
import { onServers } from './servers.ts'

type Storm = {
  /** An empty database. */
  databaseUrl: string
  processes: number
  perSecond: number
  /** How long each partner is in each state, while others begin to buy. */
  faultMs: number
  states: readonly PartnerState[]
}
type PartnerState = { party: Party; do: string; ms?: number; call?: string }
export type FaultDay = Bought & Answers

/** What a partner may do all the time: be closed, take 5 s, answer nonsense, or do its work and lose the answer. */
const faults = [{ do: 'down' }, { do: 'slow', ms: 5_000 }, { do: 'garbled' }, { do: 'lost' }]
/** A gateway also lies about who speaks, and about how much was paid. */
const lies = [
  { do: 'wrongSignature', call: 'webhook' },
  { do: 'changePrice', call: 'webhook' },
]
/** Every state of every partner, one after the other. */
export const everyState: readonly PartnerState[] = parties.flatMap((party) => [
  ...faults.map((fault) => ({ party, ...fault })),
  ...(party === 'gateway' ? lies.map((lie) => ({ party, ...lie })) : []),
])

/** More calls than are made. */
const always = 1_000_000
/** The longest that anybody waits for an answer of ours: a call of a partner ends after 20 s. */
const longestMs = 25_000
/** As long as anybody goes on trying once all partners are well again: jobs that failed often are tried after minutes. */
const longestTailMs = 900_000

/**
 * Every partner in turn is down, slow and lying for a time while customers buy. Whoever is refused is told so by a code,
 * in time, and tries again after a pause; in the end everybody has the policy, and nothing is paid or issued twice.
 */
export function faultDay(storm: Storm): Promise<FaultDay> {
  const { databaseUrl, processes, perSecond, faultMs, states } = storm
  return onServers({ databaseUrl, processes, pace: 1 }, async (servers) => {
    const noted = notedAnswers()
    const faulty: Promise<string[]>[] = []
    const place = {
      ...servers.place,
      patienceMs: states.length * faultMs + longestTailMs,
      // Not so often that the limits of a journey are used up while a partner is away.
      pauseMs: Math.max(2_000, faultMs / 4),
      endsSessions: true,
      heard(path: string, response: Response, ms: number) {
        if (path.startsWith('/sandbox')) return
        noted.heard(path, response, ms)
        if (response.status >= 400) faulty.push(faultsOf(answerName(path, response), response))
      },
    }
    const journeys = Math.round((states.length * faultMs * perSecond) / 1_000)
    const bought = await customers(servers, place, { journeys, perSecond }, async () => {
      for (const state of states) {
        await plan(place.url, state)
        await sleep(faultMs)
        await fetch(`${place.url}/sandbox/plan`, { method: 'DELETE' })
      }
    })
    const lost = [...bought.lost, ...new Set((await Promise.all(faulty)).flat())]
    const answers = noted.answers()
    const { name, ms } = answers.slowest
    if (ms > longestMs) lost.push(`${name} took ${ms} ms`)
    return { ...bought, ...answers, lost }
  })
}

async function plan(url: string, state: PartnerState): Promise<void> {
  const body = JSON.stringify({ ...state, times: always })
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(`${url}/sandbox/plan`, { method: 'POST', headers, body })
  if (!response.ok) throw new Error(await response.text())
}
