import { act } from '@testing-library/react'
import { fromCallback, fromPromise } from 'xstate'
import type { EarlierPrices } from '#machines/motor/quote-list/earlier-prices.ts'
import type { QuoteListEvent } from '#machines/motor/quote-list/quote-list.events.ts'
import { quoteListMachine } from '#machines/motor/quote-list/quote-list.machine.ts'
import type { MotorPlan } from '#machines/motor/record/motor-plan.ts'
import type { MotorRecord } from '#machines/motor/record/motor-record.ts'
import { samplePlan } from '#machines/motor/record/sample-plan.ts'
import { sampleRecord } from '#machines/motor/record/samples.ts'
import { insurerById } from '#machines/reference/insurers.ts'
import type { Unavailable } from '#machines/schemas/plan.ts'
import { JourneyView } from '#web/journey/journey-view.tsx'
import { useJourney } from '#web/journey/use-journey.ts'
import { quoteListJourney } from '#web/motor/quotes/quote-list.journey.ts'
import { renderWithLinks } from '../../ui/screen.tsx'

export const today = '2026-11-21'

/** A plan of one insurer. */
export function priceOf(insurerId: number, change: Partial<MotorPlan> = {}): MotorPlan {
  const { name = '', logo = '' } = insurerById(insurerId) ?? {}
  return { ...samplePlan(today), insurerId, insurer: name, logo, ...change }
}

export function refusalOf(insurerId: number): Unavailable {
  const { name = '', logo = '' } = insurerById(insurerId) ?? {}
  return { insurerId, insurer: name, logo, reason: 'late', message: `${name} did not answer in time.` }
}

type PageProps = { journey: typeof quoteListJourney; record: MotorRecord }

const Page = ({ journey, record }: PageProps) => <JourneyView {...useJourney(journey, { today, record })} />

type Asked = { record: MotorRecord; only?: number }

/** The rendered quote list, with insurers that answer on demand. */
export async function quotesOnScreen(
  change: Partial<MotorRecord> = {},
  earlier: EarlierPrices | null = null,
) {
  const asked: Asked[] = []
  const chosen: MotorRecord[] = []
  let answer: (event: QuoteListEvent) => void = () => undefined
  const askQuotes = fromCallback<QuoteListEvent, Asked>(({ input, sendBack }) => {
    asked.push(input)
    answer = sendBack
  })
  const savePlan = fromPromise<{ version: number }, { record: MotorRecord }>(({ input }) => {
    chosen.push(input.record)
    return new Promise(() => undefined)
  })
  const shareQuotes = fromPromise<{ url: string }, { record: MotorRecord }>(async () => ({
    url: 'https://safar.test/quotelist/shared/abc',
  }))
  const readEarlier = fromPromise<EarlierPrices | null, { leadId: string }>(async () => earlier)
  const actors = { askQuotes, savePlan, shareQuotes, readEarlier }
  const machine = quoteListMachine.provide({ actors })
  const journey = { ...quoteListJourney, machine }
  const record = { ...sampleRecord(today), ...change }
  const person = await renderWithLinks(<Page journey={journey} record={record} />)
  return {
    person,
    asked,
    chosen,
    hear: (...events: QuoteListEvent[]) =>
      act(async () => {
        for (const event of events) answer(event)
      }),
  }
}

export const prices = (...insurerIds: number[]): QuoteListEvent[] =>
  insurerIds.map((insurerId) => ({
    type: 'quote.arrived',
    plan: priceOf(insurerId, { final: insurerId * 1000_00 }),
  }))

export const ended: QuoteListEvent = { type: 'quotes.ended' }
