import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { visibleFields } from '#machines/core/field.ts'
import { proposalEvents } from '#machines/motor/proposal/proposal.events.ts'
import { proposalMachine } from '#machines/motor/proposal/proposal.machine.ts'
import { shots, shotsOfKind } from '#machines/motor/record/photograph.ts'
import { samplePlan, sampleRequest } from '#machines/motor/record/sample-plan.ts'
import { sampleRecord } from '#machines/motor/record/samples.ts'
import { paDeclineReasons } from '#machines/reference/messages/pa-decline.ts'
import { addDays, addYears } from '#machines/rules/calendar.ts'
import { outcome, play, today } from '../play.ts'

const record = { ...sampleRecord(today), savedStep: 7, request: sampleRequest, plan: samplePlan(today) }
const open = (change: object = {}) => play(proposalMachine, { today, record: { ...record, ...change } })
const kyc = {
  kycStatus: 'success',
  kycType: 'ckyc',
  docName: 'pan',
  docNumber: 'ABCPSXXXXD',
  reference: 'k1',
}
const verified = outcome.done('kyc', { kyc })
const sample = (type: keyof typeof proposalEvents) => ({ type, ...proposalEvents[type].samples(today)[0] })
const filled = () =>
  open().hear(verified, sample('person.given'), sample('nominee.given'), sample('vehicleDetails.given'))
const issuesOf = (type: keyof typeof proposalEvents, payload: object) => {
  const checked = proposalEvents[type].schema(today)['~standard'].validate(payload)
  return 'issues' in checked
    ? (checked.issues ?? []).map((issue) =>
        issue.path?.map((item) => (typeof item === 'object' ? item.key : item)).join('.'),
      )
    : []
}

describe('the proposal', () => {
  test('asks identity and person, nominee, vehicle in order, as saved steps 8, 9, 10 [PROPOSAL-05]', () => {
    const page = open()
    expect(page.screen().screen).toBe(10)
    expect(page.hear(verified).screen()).toMatchObject({ savedStep: 8, asks: 'person.given' })
    expect(page.hear(sample('person.given')).screen()).toMatchObject({ savedStep: 9, asks: 'nominee.given' })
    expect(page.hear(sample('nominee.given')).screen()).toMatchObject({ savedStep: 10 })
    expect(page.hear(sample('vehicleDetails.given')).state()).toBe('review')
  })

  test('asks only for the identity numbers the insurer needs [PROPOSAL-07]', () => {
    const person = { ...proposalEvents['person.given'].samples(today)[0], pan: undefined }
    expect(issuesOf('person.given', person)).toEqual([])
    expect(issuesOf('person.given', { ...person, needs: ['pan', 'aadhaar', 'gst'] })).toEqual([
      'pan',
      'aadhaar',
      'gstin',
    ])
    for (const [need, asked] of [
      ['pan', 'pan'],
      ['aadhaar', 'aadhaar'],
      ['gst', 'gstin'],
    ] as const)
      expect(issuesOf('person.given', { ...person, needs: [need] })).toEqual([asked])
  })

  test('asks one of the two reasons where personal accident cover was declined [PROPOSAL-08, ERR-10, ERR-11, CONST-22, REF-33]', () => {
    const nominee = { personalAccident: 'declined' }
    expect(issuesOf('nominee.given', nominee)).toEqual(['reason'])
    for (const reason of [
      'Owner Driver does not hold valid Driving License',
      'Insured has standalone PA cover >= 15 lakhs',
    ]) {
      expect(issuesOf('nominee.given', { ...nominee, reason })).toEqual([])
    }
    expect(issuesOf('nominee.given', { ...nominee, reason: 'I would rather not' })).toEqual(['reason'])
  })

  test('asks for no nominee of whoever declines personal accident cover, and keeps none', () => {
    const [reason] = paDeclineReasons
    const { nominee } = filled().context().record
    const declined = open({ nominee, request: { ...sampleRequest, personalAccident: false } })
    declined.hear(verified, sample('person.given'))
    expect(declined.screen().asks).toBe('nominee.given')
    declined.hear(
      { type: 'nominee.given', personalAccident: 'declined', reason },
      sample('vehicleDetails.given'),
    )
    expect(declined.state()).toBe('review')
    expect(declined.context().record).toMatchObject({ nominee: undefined, personalAccidentDecline: reason })
  })

  test('points at a salutation that contradicts the gender', () => {
    const person = proposalEvents['person.given'].samples(today)[0]
    expect(issuesOf('person.given', { ...person, salutation: 'Mr', gender: 'Female' })).toEqual([
      'salutation',
    ])
    expect(issuesOf('person.given', { ...person, salutation: 'Dr', gender: 'Female' })).toEqual([])
  })

  test('asks for the gender of a nominee only where the relation does not tell it', () => {
    const { gender: _, ...nominee } = proposalEvents['nominee.given'].samples(today)[0] ?? {}
    expect(issuesOf('nominee.given', nominee)).toEqual(['gender'])
    const mother = { ...nominee, relation: 'Mother' }
    expect(issuesOf('nominee.given', mother)).toEqual([])
    const page = open().hear(verified, sample('person.given'), { type: 'nominee.given', ...mother } as never)
    expect(page.context().record.nominee).toMatchObject({ relation: 'Mother', gender: 'Female' })
  })

  test('asks an adult appointee for a nominee under 18 [PROPOSAL-09]', () => {
    const minor = { ...proposalEvents['nominee.given'].samples(today)[0], dateOfBirth: addYears(today, -10) }
    expect(issuesOf('nominee.given', minor)).toEqual(['appointeeName', 'appointeeRelation', 'appointeeBirth'])
    const appointee = { appointeeName: 'Meera Sharma', appointeeRelation: 'Mother' }
    expect(
      issuesOf('nominee.given', { ...minor, ...appointee, appointeeBirth: addYears(today, -17) }),
    ).toEqual(['appointeeBirth'])
    expect(
      issuesOf('nominee.given', { ...minor, ...appointee, appointeeBirth: addYears(today, -40) }),
    ).toEqual([])
  })

  test('asks for no appointee while the birth date of a nominee is being typed', () => {
    const { fields, samples } = proposalEvents['nominee.given']
    const asked = (dateOfBirth: string) =>
      visibleFields(fields, { ...samples(today)[0], dateOfBirth }, today).map(([key]) => key)
    for (const typed of ['2', '25/0', '25/02/199', '98/76/5432'])
      expect(asked(typed)).not.toContain('appointeeName')
    expect(asked(addYears(today, -10))).toContain('appointeeName')
  })

  test('asks a registered vehicle for its number if it was priced without one, and compares its office', () => {
    const vehicle = { ...proposalEvents['vehicleDetails.given'].samples(today)[0], isNumbered: false }
    const issues = (answer: object) => issuesOf('vehicleDetails.given', { ...vehicle, ...answer })
    expect(issues({})).toEqual(['registrationNumber'])
    expect(issues({ registrationNumber: 'RJ-20-CA-1234', office: 'RJ14' })).toEqual(['registrationNumber'])
    expect(issues({ registrationNumber: 'RJ-14-CA-1234', office: 'RJ14' })).toEqual([])
    expect(issues({ isNew: true })).toEqual([])
  })

  test('asks bank and city of a vehicle on loan, and the third-party policy of own damage alone [PROPOSAL-10]', () => {
    const vehicle = proposalEvents['vehicleDetails.given'].samples(today)[0]
    expect(issuesOf('vehicleDetails.given', { ...vehicle, financed: 'yes' })).toEqual(['bank', 'bankCity'])
    expect(proposalEvents['vehicleDetails.given'].fields.bank).toMatchObject({
      control: 'combobox',
      list: 'financiers',
    })
    expect(issuesOf('vehicleDetails.given', { ...vehicle, coverType: 'odOnly' })).toEqual([
      'tpInsurer',
      'tpNumber',
      'tpEnd',
    ])
    expect(issuesOf('vehicleDetails.given', { ...vehicle, validPuc: 'no' })).toEqual([])
  })

  test('keeps bank and city of a vehicle on loan, and neither of another [PROPOSAL-10]', () => {
    const bank = { value: 'HDFC', label: 'HDFC Bank' }
    const loan = { financed: 'yes', bank, bankCity: 'Jaipur' }
    const vehicleOf = (answer: object) => {
      const vehicle = { ...proposalEvents['vehicleDetails.given'].samples(today)[0], ...answer }
      const given = v.parse(proposalEvents['vehicleDetails.given'].schema(today), vehicle)
      const page = open().hear(verified, sample('person.given'), sample('nominee.given'))
      return page.hear({ type: 'vehicleDetails.given', ...given }).context().record.vehicle
    }
    expect(vehicleOf(loan)?.hypothecation).toEqual({ bank: 'HDFC Bank', city: 'Jaipur' })
    expect(vehicleOf({ ...loan, financed: 'no' })).not.toHaveProperty('hypothecation')
  })

  test.each([
    ['an organisation', { customerType: 'organisation' }],
    ['own damage alone', { request: { ...sampleRequest, coverType: 'odOnly', personalAccident: false } }],
  ] as const)('has no page about personal accident cover for %s, not even by its address', (_, changed) => {
    const page = open(changed).hear(verified, { ...sample('person.given'), customerType: 'organisation' })
    expect(page.screen().asks).toBe('vehicleDetails.given')
    expect(page.hear({ type: 'revisited', screen: 'nominee' }).screen().asks).toBe('vehicleDetails.given')
    expect(page.hear({ type: 'back' }).screen().asks).toBe('person.given')
  })

  test('goes on only with a new yes when the premium has changed, and then to the checkout [CHECKOUT-01]', () => {
    const page = filled().hear({ type: 'declaration.accepted', truth: true })
    page.hear(
      outcome.done('submitProposal', {
        kind: 'premiumChanged',
        quoted: 100,
        now: 120,
        reason: 'loading',
        lines: [],
        version: 12,
      }),
    )
    expect(page.state()).toBe('premiumChanged')
    expect(page.refuses({ type: 'declaration.accepted', truth: true })).toBe(true)
    page.hear({ type: 'premium.accepted' }, outcome.done('submitProposal', { kind: 'accepted', version: 13 }))
    expect(page.screen().path).toBe('/checkout/{id}')
    expect(page.context().record.proposalStatus).toBe('proposalSuccess')
  })

  test('asks how an unanswered proposal ended before anything is sent again', () => {
    const page = filled().hear(
      { type: 'declaration.accepted', truth: true },
      outcome.error('submitProposal', new Error('')),
    )
    expect(page.state()).toBe('unknown')
    expect(page.hear({ type: 'status.checked' }).state()).toBe('checking')
  })

  test('keeps what was answered when a rejected proposal is corrected', () => {
    const page = filled().hear(
      { type: 'declaration.accepted', truth: true },
      outcome.done('submitProposal', { kind: 'rejected', message: 'Vehicle not accepted', version: 12 }),
    )
    expect(page.screen().problem).toBe('Vehicle not accepted')
    page.hear({ type: 'proposal.corrected' }, { type: 'revisited', screen: 'person' })
    expect(page.state()).toBe('person')
    expect(page.context().record).toMatchObject({ nominee: { name: 'Ravi Sharma' }, vehicle: {} })
  })
})

describe('an inspection', () => {
  const inspected = { plan: { ...samplePlan(today), inspection: true } }
  const photographs = shots.map((shot) => ({ shot, documentId: `document-${shot}`, takenOn: today }))
  const answered = (change: object = {}) =>
    open({ ...inspected, ...change }).hear(
      verified,
      sample('person.given'),
      sample('nominee.given'),
      sample('vehicleDetails.given'),
    )

  test('asks for every photograph before the review, and takes each on the day it is given', () => {
    const page = answered()
    expect(page.screen()).toMatchObject({
      view: 'photographs',
      asks: 'photograph.given',
      path: '/proposal/{id}',
      screen: 12,
      savedStep: 10,
    })
    for (const { shot, documentId } of photographs) {
      expect(() => page.hear({ type: 'photographs.completed' })).toThrow('does not take')
      page.hear({ type: 'photograph.given', shot, documentId })
    }
    expect(page.context().record.photographs).toEqual(photographs)
    expect(page.hear({ type: 'photographs.completed' }).state()).toBe('review')
  })

  test('asks again for a photograph that is two days old', () => {
    const old = (days: number) => photographs.map((one) => ({ ...one, takenOn: addDays(today, -days) }))
    expect(answered({ photographs: old(1) }).state()).toBe('review')
    expect(answered({ photographs: old(2) }).state()).toBe('photographs')
  })

  test('asks for the shots of the vehicle, and takes no other', () => {
    const bike = answered({ vehicleType: '2w' })
    const windscreen = { type: 'photograph.given', shot: 'windscreen', documentId: 'w' }
    expect(() => bike.hear(windscreen)).toThrow('does not take')
    for (const shot of shotsOfKind['2w']) bike.hear({ type: 'photograph.given', shot, documentId: shot })
    expect(bike.hear({ type: 'photographs.completed' }).state()).toBe('review')
  })

  test('leads to the one photograph that an underwriter asks for again, with the reason', () => {
    const page = answered({ photographs }).hear(
      { type: 'declaration.accepted', truth: true },
      outcome.done('submitProposal', { kind: 'referred', message: 'An underwriter looks', version: 12 }),
      { type: 'status.checked' },
      outcome.done('readProposal', {
        kind: 'none',
        message: 'Too dark',
        documentId: 'document-front',
        version: 13,
      }),
    )
    expect(page.screen()).toMatchObject({ state: 'photographs', problem: 'Too dark' })
    expect(page.context().record.photographs).toEqual(photographs.slice(1))
    expect(page.context().record.version).toBe(13)
  })

  test('shows the answers anew that were changed elsewhere, and where one is gone, asks for it', () => {
    const { record } = answered({ photographs }).context()
    const leadsTo = (current: object) =>
      answered({ photographs }).hear(
        { type: 'declaration.accepted', truth: true },
        outcome.done('submitProposal', { kind: 'none', message: 'Changed', current, version: 14 }),
      )
    const changed = { ...record, nominee: { ...record.nominee, name: 'Meena Sharma' }, version: 14 }
    const review = leadsTo(changed)
    expect(review.screen()).toMatchObject({ state: 'review', problem: 'Changed' })
    expect(review.context().record).toEqual(changed)
    const { nominee: _, ...without } = changed
    expect(leadsTo(without).screen()).toMatchObject({ state: 'nominee', problem: 'Changed' })
  })
})
