import { describe, expect, test } from 'vitest'
import { reachable } from '#machines/core/saved-machine.ts'
import { basicsFields } from '#machines/health/record/basics.question.ts'
import { emptyHealth, type HealthRecord } from '#machines/health/record/health-record.ts'
import { defaultHealthRequest } from '#machines/health/record/health-request.ts'
import { sampleHealth, sampleHealthPlan } from '#machines/health/record/samples.ts'
import { healthEvents } from '#machines/health/wizard/health.events.ts'
import { healthMachine, savedHealth } from '#machines/health/wizard/health.machine.ts'
import { healthInsurers } from '#machines/reference/insurers.ts'
import { messages } from '#machines/reference/messages.ts'
import { outcome, play, today } from '../play.ts'

const given = { type: 'basics.given', ...healthEvents['basics.given'].samples(today)[0] }
const digit = { type: 'quote.arrived', plan: sampleHealthPlan(today) }
const care = { type: 'quote.arrived', plan: { ...sampleHealthPlan(today), insurerId: 15, caseId: 'case-2' } }
const [late] = healthEvents['insurer.unavailable'].samples(today)
const ended = { type: 'quotes.ended' }
const begun = outcome.done('startJourney', {
  leadId: 'lead-1',
  version: 1,
  quotationNumber: 'SAFH211120260001',
})
const wish = { ...defaultHealthRequest, sumInsured: 1_000_000, addOns: ['careShield'] }

const open = (record: HealthRecord = emptyHealth, screen?: string) =>
  play(healthMachine, { today, record, screen })
const listed = () => open(sampleHealth()).hear(digit, care, ended)

function issuesOf(change: object): string[] {
  const checked = healthEvents['basics.given'].schema(today)['~standard'].validate({ ...given, ...change })
  return ('issues' in checked ? (checked.issues ?? []) : []).map(({ message }) => message)
}

describe('the form of health', () => {
  test('is what the page shows to whoever comes without answers [HEALTH-01]', () => {
    const page = open()
    expect(page.screen()).toMatchObject({ asks: 'basics.given', savedStep: 1, screen: 1 })
    expect(Object.keys(healthEvents['basics.given'].fields)).toEqual(['relation', 'gender', 'age', 'pincode'])
  })

  test.each(['relation', 'gender', 'age', 'pincode'])(
    'requires %s [VALID-36, VALID-37, VALID-38]',
    (field) => {
      expect(issuesOf({ [field]: undefined })).toEqual(['Field is required'])
    },
  )

  test('offers oneself alone, three genders, and ages from 18 to 99 [VALID-39, VALID-40, VALID-41, CONST-19, REF-36]', () => {
    const valuesOf = ({ options }: { options: readonly { value: unknown }[] }) =>
      options.map(({ value }) => value)
    expect(valuesOf(basicsFields.relation)).toEqual(['Self'])
    expect(issuesOf({ relation: 'Spouse' })).toHaveLength(1)
    expect(valuesOf(basicsFields.gender)).toEqual(['Male', 'Female', 'Other'])
    const ages = valuesOf(basicsFields.age)
    expect([ages[0], ages.at(-1), ages.length]).toEqual([18, 99, 82])
  })

  test.each([17, 100, 40.5, '40'])('takes no age of %s [VALID-39, CONST-19]', (age) => {
    expect(issuesOf({ age })).toHaveLength(1)
  })

  test('takes a pincode of the list, and no text [VALID-42]', () => {
    expect(healthEvents['basics.given'].fields.pincode).toMatchObject({
      control: 'combobox',
      list: 'healthPincodes',
    })
    expect(issuesOf({ pincode: '302001' })).toHaveLength(1)
  })

  test('may leave the pincode out on the home page, and asks for it before prices', () => {
    const basics = { ...sampleHealth().basics, pincode: undefined } as HealthRecord['basics']
    expect(open({ ...emptyHealth, basics }).state()).toBe('basics')
    expect(open({ ...emptyHealth, basics: sampleHealth().basics }).state()).toBe('starting')
  })
})

describe('a health journey', () => {
  test('begins with the number that the server has allotted', () => {
    const page = open().hear(given, begun)
    expect(page.context().record).toMatchObject({
      leadId: 'lead-1',
      quotationNumber: 'SAFH211120260001',
      savedStep: 1,
    })
    expect(page.state()).toBe('open.prices.asking + dialog.closed')
  })

  test('that cannot begin offers to try again, and invents no number', () => {
    const page = open().hear(given, outcome.error('startJourney', new Error(messages.failure.offline)))
    expect(page.screen()).toMatchObject({ state: 'notStarted', problem: messages.failure.offline })
    expect(page.context().record.quotationNumber).toBeUndefined()
    expect(page.hear({ type: 'start.retried' }, begun).state()).toBe('open.prices.asking + dialog.closed')
  })

  test('does not begin by going back and forth', () => {
    const page = open().hear(given, { type: 'revisited', screen: 'basics' })
    expect(page.hear({ type: 'revisited', screen: 'quotes' }).state()).toBe('basics')
  })

  test('keeps wishes, prices and its way apart: each begins anew without the others [HEALTH-16]', () => {
    const page = listed()
    expect(Object.keys(page.context().offers)).toEqual(['13', '15'])
    // New wishes drop the prices, and leave who is insured and where the journey stands.
    page.hear({ type: 'request.changed', request: wish })
    expect(page.context()).toMatchObject({ offers: {}, refusals: {} })
    expect(page.context().record).toMatchObject({ request: wish, basics: sampleHealth().basics })
    // Prices asked for again leave the wishes.
    page.hear(ended, { type: 'quotes.retried' })
    expect(page.context().record.request).toEqual(wish)
    // The way back leaves wishes and what is known; another person drops the prices alone.
    page.hear(digit, { type: 'back' })
    expect(page.state()).toBe('basics')
    page.hear({ ...given, age: 62 })
    expect(page.context().offers).toEqual({})
    expect(page.context().record).toMatchObject({ request: wish, basics: { age: 62 } })
  })

  test('lists a price for each insurer, and why another gave none', () => {
    const page = open(sampleHealth()).hear(digit, { type: 'insurer.unavailable', ...late }, ended)
    expect(page.state()).toBe('open.prices.listed + dialog.closed')
    expect(page.context().refusals).toMatchObject({ 43: { insurer: 'Star Health', reason: 'late' } })
    expect(page.hear({ type: 'insurer.retried', insurerId: 43 }).context().only).toEqual([43])
  })

  test('asks no insurer again that has given a price, or none that was not asked', () => {
    const page = listed()
    expect(page.refuses({ type: 'insurer.retried', insurerId: 13 })).toBe(true)
    expect(page.refuses({ type: 'insurer.retried', insurerId: 43 })).toBe(true)
  })

  test('hears what insurers answer only while they are asked', () => {
    const page = listed()
    expect(page.refuses(digit)).toBe(true)
    expect(page.refuses({ type: 'insurer.unavailable', ...late })).toBe(true)
  })

  test('names in its samples insurers that sell health cover', () => {
    const [one, other] = healthEvents['quote.arrived'].samples(today)
    const named = [one?.plan, other?.plan, late?.unavailable]
    for (const { insurerId, insurer, logo } of named.flatMap((sample) => sample ?? []))
      expect(healthInsurers).toContainEqual(expect.objectContaining({ insurerId, name: insurer, logo }))
  })

  test('compares two prices or more, and four at the most', () => {
    const page = listed().hear({ type: 'plan.compared', insurerId: 13 })
    expect(page.refuses({ type: 'comparison.opened' })).toBe(true)
    page.hear({ type: 'plan.compared', insurerId: 15 }, { type: 'comparison.opened' })
    expect(page.screen().overlay).toBe('comparison')
  })

  test('goes on with the plan that was chosen, and without it where the choice was not saved', () => {
    const choice = { type: 'plan.chosen', insurerId: 15, caseId: 'case-2' }
    const page = listed().hear(choice)
    expect(page.context().record).toMatchObject({ savedStep: 2, plan: { caseId: 'case-2' } })
    const refused = listed().hear(choice, outcome.error('savePlan', new Error('refused')))
    expect(refused.context().record).toMatchObject({ savedStep: 1 })
    expect(refused.context().record.plan).toBeUndefined()
    expect(page.hear(outcome.done('savePlan', { version: 2 })).screen().path).toBe('/proposal/{id}')
  })

  test('takes no plan that no insurer offers', () => {
    expect(listed().refuses({ type: 'plan.chosen', insurerId: 22, caseId: 'case-1' })).toBe(true)
  })

  test('is resumed at its prices as soon as it has begun', () => {
    expect(reachable([savedHealth], sampleHealth(), today)).toEqual({
      path: '/health',
      screen: 'quotes',
      activeStep: 2,
    })
  })
})
