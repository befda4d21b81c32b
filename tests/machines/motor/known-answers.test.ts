import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { proposalEvents } from '#machines/motor/proposal/proposal.events.ts'
import { quoteListEvents } from '#machines/motor/quote-list/quote-list.events.ts'
import type { MotorRecord } from '#machines/motor/record/motor-record.ts'
import { shots, shotsOfKind } from '#machines/motor/record/photograph.ts'
import { samplePlan, sampleRequest } from '#machines/motor/record/sample-plan.ts'
import { sampleRecord } from '#machines/motor/record/samples.ts'
import { bonusCounts } from '#machines/motor/rules/ncb.ts'
import { shotHints, shotLabels } from '#machines/motor/vehicle-words.ts'
import { motorMachine } from '#machines/motor/wizard/motor.machine.ts'
import { addDays } from '#machines/rules/calendar.ts'
import { play, today } from '../play.ts'

const record = sampleRecord(today)
const papers = {
  engineNumber: 'K12MN1234567',
  chassisNumber: 'MA3EWDE1S00123456',
  registrationAddressSame: true,
}
const certificate = { number: 'RJ01400120012345', validUntil: '2027-03-31' }

describe('what a proposal knows already', () => {
  const knownPapers = (change: Partial<MotorRecord>) =>
    proposalEvents['vehicleDetails.given'].saved?.known({ ...record, vehicle: papers, ...change }, today)

  test.each<[string, Partial<MotorRecord>, string | undefined]>([
    ['a certificate that was told', { vehicle: { ...papers, pollutionCertificate: certificate } }, 'yes'],
    ['none, once that was said', { savedStep: 10 }, 'no'],
    ['nothing of it in a renewal that has not come to it', { savedStep: 9, renewalOf: 'lead-0' }, undefined],
    ['none in a renewal where that was said', { savedStep: 10, renewalOf: 'lead-0' }, 'no'],
    ['nothing of it of a new vehicle', { isNew: true }, undefined],
  ])('of the pollution certificate is %s', (_, change, answer) => {
    expect(knownPapers(change)?.validPuc).toBe(answer)
  })

  test('of the person is what the insurer of the plan needs, and who owns the vehicle', () => {
    const { saved } = proposalEvents['person.given']
    const plan = { ...samplePlan(today), needs: ['pan', 'gst'] } as MotorRecord['plan']
    expect(saved?.known({ ...record, plan }, today)).toMatchObject({ needs: ['pan', 'gst'] })
    expect(saved?.known({ ...record, customerType: 'organisation' }, today)).toMatchObject({
      needs: [],
      salutation: 'M/s',
      customerType: 'organisation',
    })
  })
})

test('the wishes of a price list read with the value that was wished for, and without one', () => {
  const reads = (change: object) =>
    quoteListEvents['request.changed'].saved?.reads?.({ ...record, request: { ...sampleRequest, ...change } })
  expect(reads({})).toBe('Comprehensive, Zero Depreciation Cover')
  expect(reads({ idv: 500_000_00 })).toBe('Comprehensive, IDV ₹5,00,000, Zero Depreciation Cover')
})

test('every photograph has a name, and a word on how it is taken', () => {
  for (const shot of shots) expect([shotLabels[shot], shotHints[shot]].filter(Boolean), shot).toHaveLength(2)
})

test('a bike has neither a windscreen nor an open engine to be photographed', () => {
  expect(shots.filter((shot) => !shotsOfKind['2w'].includes(shot))).toEqual(['windscreen', 'engine'])
})

test('a bonus counts for cover of one’s own damage alone, and never for a new vehicle', () => {
  const counts = (coverType: 'comprehensive' | 'odOnly' | 'thirdParty', isNew = false) =>
    bonusCounts({ ...record, isNew }, { coverType })
  expect([counts('comprehensive'), counts('odOnly'), counts('thirdParty')]).toEqual([true, true, false])
  expect(counts('comprehensive', true)).toBe(false)
})

describe('the wizard', () => {
  test('forgets the vehicle where another kind is insured, and keeps it where the same is chosen again', () => {
    const choose = (vehicleType: string) =>
      play(motorMachine, { today, record, screen: 'start' }).hear({ type: 'vehicle.chosen', vehicleType })
    expect(choose('4w').context().record.make).toEqual(record.make)
    const bike = choose('2w').context().record
    expect(bike).toMatchObject({ vehicleType: '2w', make: undefined, variant: undefined })
  })

  test('says that it looks up the last policy, and puts off only what is not told yet', () => {
    const unknown = play(motorMachine, {
      today,
      record: { ...record, previousPolicy: undefined, savedStep: 5 },
    })
    expect(unknown.screen()).toMatchObject({ title: 'Looking up your last policy', busy: true })
    const postponed = { type: 'previousPolicy.postponed' }
    expect(play(motorMachine, { today, record, screen: 'previousPolicy' }).refuses(postponed)).toBe(true)
  })

  test('goes to the question of the last policy to change its end, and tells so', () => {
    const past = { ...record.previousPolicy, endDate: addDays(today, 80) }
    const early = { ...record, previousPolicy: past, policyDateExceeded: true } as MotorRecord
    const actor = createActor(motorMachine, { input: { today, record: early } })
    const told: unknown[] = []
    actor.on('*', (event) => told.push(event))
    actor.start()
    expect(actor.getSnapshot().value).toBe('tooEarly')
    actor.send({ type: 'expiry.opened' })
    expect(told).toEqual([{ type: 'answered', event: { type: 'revisited', screen: 'previousPolicy' } }])
  })
})
