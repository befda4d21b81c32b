import { setTimeout as sleep } from 'node:timers/promises'
import * as v from 'valibot'
import { failure } from '#contract/failure.ts'
import { readFlow, saveFlow } from '#contract/flow/flow.calls.ts'
import { aSave } from '../server/journeys/asha.ts'
import type { Visitor } from '../server/support/visitor.ts'

/** A journey as it was last answered. */
export type Journey = { visitor: Visitor; customerLeadId: string; version: number }

/** The answers of the wizard before the policy that ends. */
export const mostSaves = 5

/** A journey that is left after so many saves; one whose answer did not arrive is sent again, as the page does. */
export async function saveJourney(
  visitor: Visitor,
  journeys: Journey[],
  over: AbortSignal,
  saves = mostSaves,
): Promise<void> {
  const journey: Journey = { visitor, customerLeadId: '', version: 0 }
  for (let step = 1; step <= saves && !over.aborted; ) {
    const { customerLeadId, version } = journey
    const response = await visitor
      .ask(saveFlow, aSave(step, step === 1 ? {} : { customerLeadId, version }))
      .catch(() => undefined)
    const body: unknown = await response?.json().catch(() => undefined)
    const saved = v.safeParse(saveFlow.reply, body)
    if (isBehind(body)) return
    if (!saved.success) await sleep(retryAfterMs(response))
    else {
      if (step === 1) journeys.push(journey)
      Object.assign(journey, saved.output.data.data)
      step += 1
    }
    await sleep(thinkingMs)
  }
}

/** Nobody answers at once; what is measured is what is lost, and not how much a server can take. */
const thinkingMs = 100

/** As long as a server that refuses asks for, at most 5 s. */
const retryAfterMs = (response: Response | undefined) =>
  Math.min(5_000, Math.max(50, Number(response?.headers.get('retry-after') ?? 0) * 1_000))

/** The save before had arrived although its answer did not. */
export const isBehind = (body: unknown): boolean => {
  const said = v.safeParse(failure, body)
  return said.success && said.output.code === 'saved-elsewhere'
}

/** What is missing of it, asked for by the browser that began it. */
export async function journeyLoss({ visitor, customerLeadId, version }: Journey): Promise<string[]> {
  const response = await visitor.ask(readFlow, { customerLeadId })
  const read = v.safeParse(readFlow.reply, await response.json())
  if (!read.success) return [`${customerLeadId}: ${response.status}`]
  const { version: kept } = read.output.data
  return kept < version ? [`${customerLeadId}: version ${kept} of ${version}`] : []
}
