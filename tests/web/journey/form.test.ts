// @vitest-environment dom
import { afterEach, describe, expect, it } from 'vitest'
import { formatRegistration } from '#machines/motor/rules/registration-number.ts'
import { motorEvents } from '#machines/motor/wizard/motor.events.ts'
import { motorMachine } from '#machines/motor/wizard/motor.machine.ts'
import { kycEvents } from '#machines/purchase/kyc/kyc.events.ts'
import { cleanDetailsMobile } from '#machines/rules/mobile.ts'
import { caretAfter } from '#web/journey/form/caret.ts'
import { draftOf, keepAsDrafts } from '#web/journey/form/drafts.ts'
import { initialAnswers, newlyKnown, usualAnswers } from '#web/journey/form/initial.ts'
import { defineJourney } from '#web/journey/journey.ts'
import { aRecord } from '../saving/a-record.ts'

afterEach(() => sessionStorage.clear())

describe('typing into a field with input cleaning', () => {
  it.each([
    ['RJ14', 4, 'RJ-14|'],
    ['RJ-14-CA-1234', 13, 'RJ-14-CA-1234|'],
    ['RJ14-CA-1234', 2, 'RJ|-14-CA-1234'],
    ['rj-1x4', 5, 'RJ-1-X|-4'],
    ['RJ-14-CCA-1234', 8, 'RJ-14-CC|A-1234'],
  ])('leaves the caret of %s at %i behind the same letters: %s', (typed, at, shown) => {
    const text = formatRegistration(typed)
    const caret = caretAfter(typed, at, formatRegistration)
    expect(`${text.slice(0, caret)}|${text.slice(caret)}`).toBe(shown)
  })

  it('puts the caret at the end of a pasted number', () => {
    expect(caretAfter('+91 98765 43210', 15, cleanDetailsMobile)).toBe(10)
  })
})

describe('the first answers of a form', () => {
  const fields = motorEvents['contact.given'].fields

  it('prefer a draft to known answers', () => {
    const known = { fullName: 'Asha', mobile: '9876543210' }
    expect(initialAnswers(fields, known, { fullName: 'Asha S' }, '2026-11-21')).toEqual({
      fullName: 'Asha S',
      mobile: '9876543210',
      email: undefined,
    })
  })

  it('preselect the only option of a list', () => {
    const options = [{ value: 'Self', label: 'Self' }]
    const relation = { ...fields.fullName, control: 'select', options } as typeof fields.fullName
    expect(initialAnswers({ relation } as never, {}, {}, '2026-11-21')).toEqual({ relation: 'Self' })
  })

  it('are what most people answer, where nobody has answered', () => {
    const { fields: asked } = motorEvents['ownership.given']
    const first = (known: object) => initialAnswers(asked, { ...known }, {}, '2026-11-21')
    expect(first({})).toMatchObject({ customerType: 'individual', ownerChanged: 'no' })
    expect(first({ customerType: 'organisation' })).toMatchObject({ customerType: 'organisation' })
  })

  it('follow another answer, until they are answered themselves', () => {
    const { fields: asked } = motorEvents['dates.given']
    const year = (before: object, now: object) =>
      usualAnswers(asked, { ...before }, { ...now }, '2026-11-21').manufacturingYear
    const dated = (date: string, manufacturingYear?: string) => ({
      registrationDate: date,
      manufacturingYear,
    })
    expect(year({}, dated('2021-06-15'))).toBe('2021')
    expect(year(dated('2021-06-15'), dated('2022-06-15', '2021'))).toBe('2022')
    expect(year(dated('2021-06-15'), dated('2022-06-15', '2020'))).toBeUndefined()
    expect(year({}, dated('1990-06-15'))).toBeUndefined()
  })

  it('take over what becomes known later, and nothing else', () => {
    expect(
      newlyKnown({ ncb: 20, status: 'continue' }, { ncb: 25, status: 'continue', endDate: undefined }),
    ).toEqual({
      ncb: 25,
    })
  })
})

describe('a draft', () => {
  const journey = defineJourney({
    machine: motorMachine,
    events: motorEvents,
  })
  const running = (record = aRecord()) =>
    ({ journey, model: { today: '2026-11-21', record, screen: '' } }) as never

  it('is stored per form and per lead', () => {
    const contact = motorEvents['contact.given']
    draftOf(running(), 'contact.given', contact).write({ fullName: 'Asha' })
    expect(draftOf(running(), 'contact.given', contact).read()).toEqual({ fullName: 'Asha' })
    expect(draftOf(running(aRecord({ leadId: 'lead-2' })), 'contact.given', contact).read()).toEqual({})
  })

  it('is stored for each thing that one form is filled for', () => {
    const of = (thing: string) => ({
      journey: { ...journey, draftOf: () => thing },
      model: { today: '2026-11-21', record: aRecord(), screen: '' },
    })
    const contact = motorEvents['contact.given']
    draftOf(of('1') as never, 'contact.given', contact).write({ fullName: 'Asha' })
    expect(draftOf(of('1') as never, 'contact.given', contact).read()).toEqual({ fullName: 'Asha' })
    expect(draftOf(of('2') as never, 'contact.given', contact).read()).toEqual({})
  })

  it('never holds a secret, a file or a hidden answer', () => {
    const asked = kycEvents['document.given']
    draftOf(running(), 'document.given', asked).write({
      docName: 'pan',
      docNumber: 'ABCPS1234D',
      customerType: 'individual',
      allowed: ['pan'],
    })
    expect(draftOf(running(), 'document.given', asked).read()).toEqual({ docName: 'pan' })
    expect(JSON.stringify(Object.values(sessionStorage))).not.toContain('ABCPS1234D')
  })

  it('restores answers that a change elsewhere overrode', () => {
    const customer = { name: 'Asha', mobile: '9876543210', email: '' }
    keepAsDrafts(
      running(aRecord({ customer, customerType: 'individual' })),
      aRecord({ customerType: 'individual' }),
    )
    expect(draftOf(running(), 'contact.given', motorEvents['contact.given']).read()).toMatchObject({
      fullName: 'Asha',
    })
    expect(draftOf(running(), 'ownership.given', motorEvents['ownership.given']).read()).toEqual({})
  })
})
