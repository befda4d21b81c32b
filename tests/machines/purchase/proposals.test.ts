import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { healthProposalMachine } from '#machines/health/proposal/health-proposal.machine.ts'
import { sampleHealthProposal } from '#machines/health/proposal/health-proposal.test-model.ts'
import { proposalMachine } from '#machines/motor/proposal/proposal.machine.ts'
import { proposalTestModel } from '#machines/motor/proposal/proposal.test-model.ts'
import { petProposalMachine } from '#machines/pet/proposal/pet-proposal.machine.ts'
import { samplePetProposal } from '#machines/pet/proposal/pet-proposal.test-model.ts'
import { sampleKyc } from '#machines/purchase/identity/sample-kyc.ts'
import { proposal as texts } from '#machines/reference/messages/proposal.ts'
import type { JourneyRecord } from '#machines/schemas/journey-record.ts'
import { outcome, type Play, play, today } from '../play.ts'

const motorRecord = proposalTestModel.starts(today).find(({ name }) => name === 'everything answered')
  ?.input as { record: JourneyRecord }

const proposals = [
  ['motor', proposalMachine, motorRecord.record, '/quotelist/{id}'],
  ['health', healthProposalMachine, sampleHealthProposal(today), '/health'],
  ['pet', petProposalMachine, { ...samplePetProposal(today), kyc: sampleKyc }, '/pet'],
] as const

const declared = { type: 'declaration.accepted', truth: true }
const inputOf = (page: Play, id: string) => page.snapshot().children[id]?.getSnapshot().input
const offline = (id: string) => outcome.error(id, new Error('You seem to be offline.'))
const changed = { kind: 'premiumChanged', quoted: 100, now: 120, reason: 'Loading', lines: [], version: 12 }

describe.each(proposals)('a whole proposal for %s', (_, machine, record, prices) => {
  const open = (change: object = {}) => play(machine, { today, record: { ...record, ...change } })
  const sent = (answer: object) => open().hear(declared, outcome.done('submitProposal', answer))

  test('is sent with all answers, and shown to be on its way', () => {
    const page = open()
    expect(page.screen()).toMatchObject({
      state: 'review',
      asks: 'declaration.accepted',
      path: '/proposal/{id}',
    })
    page.hear(declared)
    expect(page.screen()).toMatchObject({ view: 'submitting', title: 'Sending your proposal', busy: true })
    expect(inputOf(page, 'submitProposal')).toEqual({ record })
  })

  test.each([
    [{ kind: 'accepted' }, 'accepted', '/checkout/{id}', undefined],
    [changed, 'premiumChanged', '/proposal/{id}', undefined],
    [{ kind: 'rejected', message: 'No' }, 'rejected', '/proposal/{id}', 'No'],
    [{ kind: 'unknown', message: 'Who knows' }, 'unknown', '/proposal/{id}', 'Who knows'],
    [{ kind: 'referred', message: 'Being read' }, 'referred', '/proposal/{id}', 'Being read'],
    [{ kind: 'none', message: 'Changed' }, 'review', '/proposal/{id}', 'Changed'],
    [{ kind: 'none', message: '' }, 'review', '/proposal/{id}', texts.notArrived],
    [{ kind: 'none' }, 'review', '/proposal/{id}', texts.notArrived],
    [{ kind: 'none', documentId: 'document-9' }, 'review', '/proposal/{id}', undefined],
  ])(
    'leads by the answer %o to %s, whether it was just given or asked for again',
    (answer, state, path, problem) => {
      const told = { ...answer, version: 12 }
      for (const page of [
        sent(told),
        open({ status: 'proposalRequest' }).hear(outcome.done('readProposal', told)),
      ]) {
        expect(page.screen()).toMatchObject({ path, busy: false })
        expect(page.state().split('.')[0]).toBe(state)
        expect(page.screen().problem).toBe(problem)
        expect(page.context().record.version).toBe(12)
        expect(page.context().change).toEqual(state === 'premiumChanged' ? told : undefined)
        const status = state === 'accepted' ? 'proposalSuccess' : record.proposalStatus
        expect(page.context().record.proposalStatus).toBe(status)
      }
    },
  )

  test('of a premium that has changed is sent again with the one that was accepted', () => {
    const page = sent(changed).hear({ type: 'premium.accepted' })
    expect(inputOf(page, 'submitProposal')).toEqual({ record: { ...record, version: 12 }, accepted: 120 })
  })

  test('of which no answer came is asked about before anything else, by itself or by a button', () => {
    const page = open().hear(declared, offline('submitProposal'))
    expect(page.screen()).toMatchObject({ view: 'unknown', problem: 'You seem to be offline.' })
    page.hear({ type: 'status.checked' })
    expect(page.screen()).toMatchObject({ title: 'Asking the insurer', busy: true })
    expect(inputOf(page, 'readProposal')).toEqual({ record })
    expect(page.hear(offline('readProposal')).state()).toBe('unknown')
  })

  test('that was rejected is sent again, corrected, or left for other prices', () => {
    const rejected = () => sent({ kind: 'rejected', message: 'No', version: 12 })
    expect(rejected().hear({ type: 'proposal.retried' }).state()).toBe('submitting')
    expect(rejected().hear({ type: 'proposal.corrected' }).state()).toBe('review')
    for (const page of [rejected(), sent(changed), sent({ kind: 'referred', message: '', version: 12 })]) {
      page.hear({ type: 'plan.abandoned' })
      expect(page.screen()).toMatchObject({ title: 'Back to your quotes', busy: true })
      expect(inputOf(page, 'abandonPlan')).toEqual({ record: { ...record, version: 12 } })
      page.hear(outcome.done('abandonPlan', { version: 13 }))
      expect(page.screen().path).toBe(prices)
      expect(page.context().record).toMatchObject({ version: 13, plan: undefined })
    }
    const kept = rejected().hear({ type: 'plan.abandoned' }, offline('abandonPlan'))
    expect([kept.state(), kept.context().problem]).toEqual(['checking', 'You seem to be offline.'])
  })

  test('knows the buyer by the check of identity, or by an answer that tells of it', () => {
    const asked = () => open({ kyc: undefined })
    expect(asked().screen()).toMatchObject({ view: 'kyc', title: 'Identity check' })
    expect(asked().snapshot().children.kyc?.getSnapshot().context).toMatchObject({
      leadId: record.leadId,
      insurerId: 13,
      customerType: 'individual',
      fullName: record.person?.fullName,
      dateOfBirth: record.person?.dateOfBirth,
    })
    const found = asked().hear(outcome.done('kyc', { kyc: sampleKyc }))
    const told = asked().hear({ type: 'identity.taken', kyc: sampleKyc })
    expect(told.state()).toBe(found.state())
    expect(told.context().record).toEqual(found.context().record)
    expect(told.context().record.kyc).toEqual(sampleKyc)
    expect(asked().hear(outcome.done('kyc', {})).context().record.kyc).toBeUndefined()
  })

  test('tells what it was answered, to be saved and to be played again', () => {
    const actor = createActor(machine as never, { input: { today, record } as never })
    const told: { type: string }[] = []
    actor.on('*' as never, (event: never) => told.push(event))
    actor.start()
    const taken = { type: 'identity.taken', kyc: sampleKyc }
    actor.send({ type: 'revisited', screen: 'kyc' } as never)
    actor.send(taken as never)
    expect(told[0]).toEqual({ type: 'answered', event: taken })
    expect(told[1]).toMatchObject({ type: 'saved', record: { kyc: sampleKyc } })
    expect(told).toHaveLength(2)
  })
})

describe('a premium that is blocked until the insurer decides', () => {
  const amount = 7_600_00
  const offered = { status: 'offered', amount }
  const blocked = { status: 'blocked', amount, until: '2026-12-31' }
  const record = sampleHealthProposal(today)
  const reading = () =>
    play(healthProposalMachine, { today, record }).hear(
      declared,
      outcome.done('submitProposal', { kind: 'referred', message: 'Being read', version: 12 }),
    )
  const standing = (mandate: object) => reading().hear(outcome.done('readMandate', mandate))
  const blocking = () => standing(offered).hear({ type: 'mandate.requested' })
  const its = { record: { ...record, version: 12 } }

  test('is offered once it is known that it may be, and released where it is', () => {
    expect(inputOf(reading(), 'readMandate')).toEqual(its)
    const allowed = (page: Play) =>
      ['mandate.requested', 'mandate.released'].filter((type) => !page.refuses({ type }))
    expect(allowed(reading())).toEqual([])
    expect(allowed(standing({ status: 'unavailable', amount: 0 }))).toEqual([])
    expect(allowed(standing(offered))).toEqual(['mandate.requested'])
    expect(allowed(standing(blocked))).toEqual(['mandate.released'])
    expect(standing(blocked).context().mandate).toEqual(blocked)
    const unread = reading().hear(offline('readMandate'))
    expect([unread.state(), allowed(unread)]).toEqual(['referred.known', []])
  })

  test('is asked of the bank on its page, or at once', () => {
    expect(blocking().screen()).toMatchObject({ title: 'Opening your UPI app', busy: true })
    expect(inputOf(blocking(), 'requestMandate')).toEqual(its)
    const page = { ...offered, paymentURL: 'http://localhost:3000/pay/token' }
    const away = blocking().hear(outcome.done('requestMandate', page))
    expect(away.screen()).toMatchObject({ view: 'bank', path: '/proposal/{id}' })
    expect(away.context().mandate).toEqual(page)
    expect(away.hear({ type: 'status.checked' }).state()).toBe('checking')
    const done = blocking().hear(outcome.done('requestMandate', blocked))
    expect([done.state(), done.context().mandate]).toEqual(['referred.reading', blocked])
  })

  test('is released on a word, and says what went wrong beside where it stands', () => {
    const releasing = () => standing(blocked).hear({ type: 'mandate.released' })
    expect(releasing().screen()).toMatchObject({ title: 'Releasing your premium', busy: true })
    expect(inputOf(releasing(), 'releaseMandate')).toEqual(its)
    const released = releasing().hear(outcome.done('releaseMandate', offered))
    expect([released.state(), released.context().mandate]).toEqual(['referred.reading', offered])
    const message = 'You seem to be offline.'
    const kept = releasing().hear(offline('releaseMandate'))
    expect([kept.screen().view, kept.context().mandate]).toEqual(['referred', { ...blocked, message }])
    const unasked = blocking().hear(offline('requestMandate'))
    expect([unasked.screen().view, unasked.context().mandate]).toEqual(['referred', { ...offered, message }])
  })
})
