// @vitest-environment dom
import { screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fromCallback, fromPromise } from 'xstate'
import type { QuoteListEvent } from '#machines/motor/quote-list/quote-list.events.ts'
import { quoteListMachine } from '#machines/motor/quote-list/quote-list.machine.ts'
import { sampleRecord } from '#machines/motor/record/samples.ts'
import { policyState } from '#web/browser/policy-state/policy-state.ts'
import { JourneyPage } from '#web/journey/journey-page.tsx'
import { quoteListJourney } from '#web/motor/quotes/quote-list.journey.ts'
import { renderWithLinks } from '../../ui/screen.tsx'
import { ended, prices, today } from './quotes-on-screen.tsx'

afterEach(() => {
  policyState.forgetJourney()
  vi.unstubAllGlobals()
})

/** The page of the quote list, with the prices of two insurers. */
async function openList() {
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  const machine = quoteListMachine.provide({
    actors: {
      askQuotes: fromCallback<QuoteListEvent>(({ sendBack }) => {
        for (const event of [...prices(13, 33), ended]) sendBack(event)
      }),
      savePlan: fromPromise<{ version: number }>(() => new Promise(() => {})),
      readEarlier: fromPromise(async () => null),
    },
  })
  const input = { today, record: sampleRecord(today) }
  const person = await renderWithLinks(
    <JourneyPage journey={{ ...quoteListJourney, machine }} input={input} />,
  )
  const plan = await screen.findByRole('button', { name: 'Buy this plan from Digit' })
  return { person, plan }
}

describe('the quote list keeps in the state of the browser', () => {
  it('its journey, what was chosen for it and who it is for [MOTOR-14, STATE-05, STATE-08, STATE-09, STATE-10]', async () => {
    await openList()
    expect(policyState.get()).toMatchObject({
      customerLeadId: 'lead-1',
      VehicleType: '4w',
      makeName: 'Maruti',
      PolicyStatus: 'continue',
      firstName: 'Asha',
      policyDateExceeded: false,
      businessType: 'not expired',
    })
    expect(policyState.get().prevPolicyEndDate).toMatch(/^\d{4}-\d\d-\d\d$/)
  })

  it('what was asked, each price that came, and the plan that was chosen [STATE-06, QUOTE-13]', async () => {
    const { person, plan } = await openList()
    expect(policyState.get().quickQuotePayload).toMatchObject({
      customerLeadId: 'lead-1',
      quoteType: 'motor',
    })
    expect(policyState.get().quickQuoteResults).toMatchObject([{ insurerId: 13 }, { insurerId: 33 }])
    expect(policyState.get().selectedPlan).toBeUndefined()
    await person.click(plan)
    expect(policyState.get().selectedPlan).toMatchObject({ insurerId: 13 })
  })
})
