import { describe, expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { ownJourneysMachine } from '#machines/account/profile/own-journeys.machine.ts'
import { outcome, play } from '../play.ts'

const leadingTo = (path: string) => ({ leadId: 'lead-2', leadsTo: { path, screen: '', activeStep: 0 } })
const lists = () => play(ownJourneysMachine, undefined)
const inputOf = (of: ReturnType<typeof lists>, id: string) => of.snapshot().children[id]?.getSnapshot().input

describe('the lists of the profile', () => {
  test.each([
    ['/quotelist/{id}'],
    ['/proposal/{id}'],
    ['/checkout/{id}'],
    ['/motor'],
    ['/health'],
    ['/pet'],
    ['/'],
  ])('continue a journey where it stands: %s [C-27]', (path) => {
    const going = lists().hear({ type: 'journey.continued', quotation: leadingTo(path) })
    expect(going.screen().path).toBe(path)
    expect(going.context().leadId).toBe('lead-2')
  })

  test('lead home from a journey whose page is not known', () => {
    const going = lists().hear({ type: 'journey.continued', quotation: leadingTo('/elsewhere') })
    expect(going.screen().path).toBe('/')
  })

  test('renew a policy once, and lead to the journey that renews it', () => {
    const renewing = lists().hear({ type: 'policy.renewed', leadId: 'lead-1' })
    expect(renewing.screen().busy).toBe(true)
    expect(renewing.refuses({ type: 'policy.renewed', leadId: 'lead-1' })).toBe(true)
    expect(inputOf(renewing, 'renewPolicy')).toEqual({ leadId: 'lead-1' })
    renewing.hear(outcome.done('renewPolicy', leadingTo('/motor')))
    expect(renewing.screen().path).toBe('/motor')
    expect(renewing.context().leadId).toBe('lead-2')
  })

  test('fetch a document as it is now, or as it was after some changes', () => {
    const asked = (event: object) => lists().hear({ type: 'document.asked', leadId: 'lead-1', ...event })
    expect(inputOf(asked({}), 'fetchDocument')).toEqual({ leadId: 'lead-1', after: undefined })
    expect(inputOf(asked({ after: '0' }), 'fetchDocument')).toEqual({ leadId: 'lead-1', after: '0' })
    expect(asked({}).screen().busy).toBe(true)
    expect(asked({}).hear(outcome.done('fetchDocument')).state()).toBe('listed')
  })

  test('fetch a receipt', () => {
    const asked = lists().hear({ type: 'receipt.asked', leadId: 'lead-1' })
    expect(inputOf(asked, 'fetchReceipt')).toEqual({ leadId: 'lead-1' })
    expect(asked.screen().busy).toBe(true)
    expect(asked.hear(outcome.done('fetchReceipt')).state()).toBe('listed')
  })

  test.each([
    ['policy.renewed', 'You seem to be offline.', 'You seem to be offline.'],
    ['document.asked', 'You seem to be offline.', 'You seem to be offline.'],
    ['receipt.asked', 'You seem to be offline.', 'You seem to be offline.'],
    ['policy.renewed', '', 'Something went wrong on our side. Please try again.'],
  ])('stay, and tell what went wrong with %s', async (type, message, text) => {
    const fails = fromPromise(() => Promise.reject(new Error(message)))
    const actors = { renewPolicy: fails, fetchDocument: fails, fetchReceipt: fails }
    const actor = createActor(ownJourneysMachine.provide({ actors } as never)).start()
    const told = new Promise((resolve) => actor.on('noticed', resolve))
    actor.send({ type, leadId: 'lead-1' } as never)
    expect(await told).toEqual({ type: 'noticed', kind: 'error', text })
    expect(actor.getSnapshot().value).toBe('listed')
  })
})
