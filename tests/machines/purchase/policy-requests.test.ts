import { describe, expect, test } from 'vitest'
import { cancellationEvents } from '#machines/purchase/cancellation/cancellation.events.ts'
import { cancellationMachine } from '#machines/purchase/cancellation/cancellation.machine.ts'
import { sampleContact } from '#machines/purchase/endorsement/contact.fields.ts'
import { endorsementMachine } from '#machines/purchase/endorsement/endorsement.machine.ts'
import { subjectsOf, withContact } from '#machines/purchase/endorsement/with-change.ts'
import { emptyJourney } from '#machines/schemas/journey-record.ts'
import { outcome, play, today } from '../play.ts'

const offline = (id: string) => outcome.error(id, new Error('You seem to be offline.'))
const inputOf = (of: ReturnType<typeof play>, id: string) => of.snapshot().children[id]?.getSnapshot().input

const offer = {
  state: 'offered',
  reasons: ['sold'],
  refund: 4_000_00,
  days: 365,
  daysLeft: 200,
  hasBegun: true,
}
const offered = () =>
  play(cancellationMachine, { leadId: 'lead-1' }).hear(outcome.done('readCancellation', offer))
const confirmed = { type: 'cancellation.confirmed', reason: 'sold', allowed: ['sold'] }

describe('the cancellation of a policy', () => {
  test('shows what is given back before anybody says yes', () => {
    const reading = play(cancellationMachine, { leadId: 'lead-1' })
    expect(reading.screen()).toMatchObject({ title: 'Cancel this policy', busy: true })
    expect(inputOf(reading, 'readCancellation')).toEqual({ leadId: 'lead-1' })
    expect(offered().screen()).toMatchObject({ asks: 'cancellation.confirmed', busy: false })
    expect(offered().context().status).toEqual(offer)
  })

  test('asks only for a reason that ends this policy', () => {
    const options = cancellationEvents['cancellation.confirmed'].fields.reason?.options
    const values = (allowed?: string[]) =>
      typeof options === 'function' ? options({ allowed }, today).map(({ value }) => value) : []
    expect(values(['sold', 'scrapped'])).toEqual(['sold', 'scrapped'])
    expect(values().length).toBeGreaterThan(2)
  })

  test('is confirmed for the refund that was shown, once', () => {
    const cancelling = offered().hear(confirmed)
    expect(cancelling.screen()).toMatchObject({ asks: 'cancellation.confirmed', busy: true })
    expect(cancelling.refuses(confirmed)).toBe(true)
    expect(inputOf(cancelling, 'cancelPolicy')).toEqual({
      leadId: 'lead-1',
      reason: 'sold',
      refund: 4_000_00,
    })
    const done = { state: 'done', on: today, refund: 4_000_00, by: '2026-12-02' }
    cancelling.hear(outcome.done('cancelPolicy', done))
    expect(cancelling.state()).toBe('told')
    expect(cancelling.context().status).toEqual(done)
  })

  test('that failed is shown anew with the reason, for the refund may have changed', () => {
    const failed = offered().hear(confirmed, offline('cancelPolicy'))
    expect(failed.screen()).toMatchObject({ state: 'reading', problem: 'You seem to be offline.' })
    const again = failed.hear(outcome.done('readCancellation', { ...offer, refund: 3_900_00 }))
    expect(again.screen()).toMatchObject({ state: 'offered', problem: 'You seem to be offline.' })
    expect(again.hear(confirmed).screen()).not.toHaveProperty('problem')
    expect(inputOf(again, 'cancelPolicy')).toMatchObject({ refund: 3_900_00 })
  })

  test('that cannot be is told, and the policy may be kept', () => {
    const refused = { state: 'refused', message: 'This policy has ended.' }
    const reading = () => play(cancellationMachine, { leadId: 'lead-1' })
    expect(reading().hear(outcome.done('readCancellation', refused)).state()).toBe('told')
    expect(offered().hear({ type: 'policy.kept' }).snapshot().status).toBe('done')
    expect(reading().hear({ type: 'closed' }).snapshot().status).toBe('done')
  })

  test('says in words of ours that it could not be read, and is read again', () => {
    const failed = play(cancellationMachine, { leadId: 'lead-1' }).hear(outcome.error('readCancellation', {}))
    expect(failed.screen().problem).toBe('We could not read what would be given back. Please try again.')
    expect(failed.hear({ type: 'reading.retried' }).screen()).toMatchObject({ state: 'reading', busy: true })
    expect(failed.screen()).not.toHaveProperty('problem')
  })
})

const choosing = (subjects: readonly string[] = ['nominee', 'contact']) =>
  play(endorsementMachine, { leadId: 'lead-1' }).hear(
    outcome.done('readEndorsement', { state: 'offered', subjects, known: {} }),
  )
const changed = { type: 'contact.changed', ...sampleContact }

describe('the change of a policy', () => {
  test('offers only what this policy can have changed, and whom to call for the rest', () => {
    expect(choosing(['contact']).refuses({ type: 'nominee.chosen' })).toBe(true)
    expect(choosing(['nominee']).refuses({ type: 'contact.chosen' })).toBe(true)
    const other = choosing([]).hear({ type: 'other.chosen' })
    expect(other.state()).toBe('other')
    expect(other.hear({ type: 'back' }).state()).toBe('choosing')
  })

  test.each([
    ['nominee', 'nominee.changed'],
    ['contact', 'contact.changed'],
  ])('asks for the %s in a form of its own, and leads back from it', (subject, asks) => {
    const form = choosing().hear({ type: `${subject}.chosen` })
    expect(form.screen()).toMatchObject({ state: subject, asks, canGoBack: true })
    expect(form.hear({ type: 'back' }).state()).toBe('choosing')
  })

  test('sends the insurer what was answered, about what it was, once', () => {
    const sending = choosing().hear({ type: 'contact.chosen' }, changed)
    expect(sending.screen()).toMatchObject({ asks: 'contact.changed', busy: true })
    expect(sending.refuses(changed)).toBe(true)
    expect(inputOf(sending, 'endorsePolicy')).toEqual({
      leadId: 'lead-1',
      subject: 'contact',
      answers: sampleContact,
    })
    const answered = { state: 'answered', endorsement: { subject: 'contact', state: 'done' } }
    expect(sending.hear(outcome.done('endorsePolicy', answered)).state()).toBe('told')
    expect(sending.context().status).toEqual(answered)
  })

  test('that failed keeps its form, and says why until it is sent again or left', () => {
    const failed = () => choosing().hear({ type: 'contact.chosen' }, changed, offline('endorsePolicy'))
    expect(failed().screen()).toMatchObject({ state: 'contact', problem: 'You seem to be offline.' })
    expect(failed().hear(changed).screen()).not.toHaveProperty('problem')
    expect(failed().hear({ type: 'back' }).screen()).not.toHaveProperty('problem')
  })

  test('of the contact reaches the person and who bought, and leaves the rest', () => {
    const person = { fullName: 'Asha', email: 'old@example.com', mobile: '9876543210' }
    const customer = { name: 'Asha', email: 'old@example.com', mobile: '9876543210' }
    const contact = {
      email: 'new@example.com',
      mobile: '9876543211',
      addressLine: '4 Hill Street',
      pincode: '302006',
      city: 'Jaipur',
      state: 'Rajasthan',
    }
    const record = { ...emptyJourney, quoteType: 'motor', person, customer }
    expect(withContact(record as never, contact)).toEqual({
      ...record,
      person: { fullName: 'Asha', ...contact },
      customer: { name: 'Asha', email: 'new@example.com', mobile: '9876543211' },
    })
    const empty = { ...emptyJourney, quoteType: 'motor' }
    expect(withContact(empty, contact)).toEqual(empty)
  })

  test('is offered of a nominee that is named, and of the contact of a person', () => {
    const empty = { ...emptyJourney, quoteType: 'motor' }
    expect(subjectsOf(empty)).toEqual([])
    expect(subjectsOf({ ...empty, nominee: {} } as never)).toEqual(['nominee'])
    expect(subjectsOf({ ...empty, nominee: {}, person: {} } as never)).toEqual(['nominee', 'contact'])
  })
})
