import { describe, expect, test } from 'vitest'
import { motorProduct } from '#machines/motor/motor.product.ts'
import type { MotorRecord } from '#machines/motor/record/motor-record.ts'
import type { PreviousPolicy } from '#machines/motor/record/previous-policy.ts'
import { samplePlan, sampleRequest } from '#machines/motor/record/sample-plan.ts'
import { sampleRecord } from '#machines/motor/record/samples.ts'
import {
  type AnswerDifference,
  answerDifferencesOf,
  type ConflictSides,
  mergedOf,
} from '#machines/purchase/merge/differences.ts'
import { mergeMachine } from '#machines/purchase/merge/merge.machine.ts'
import { outcome, play, today } from '../play.ts'

const base = sampleRecord(today)
const customer = { name: 'Asha Rani Sharma', email: 'asha@example.com', mobile: '9876543210' }
const { ncb: _, ...past } = base.previousPolicy as PreviousPolicy
const claimed = { ...past, claimed: true }
const theirs = (change: Partial<MotorRecord> = {}): MotorRecord => ({ ...base, version: 9, ...change })
const step5 = ({
  customer,
  customerType,
  ownerChanged,
  registrationDate,
  manufacturingDate,
}: MotorRecord) => ({
  customer,
  customerType,
  ownerChanged,
  registrationDate,
  manufacturingDate,
})
const about = { product: motorProduct, today }
const keys = (differences: readonly AnswerDifference[]) =>
  differences.map(({ key, usual, isLost }) => [key, isLost ? 'lost' : usual])

describe('what differs between two devices', () => {
  test('is what was answered here and stands otherwise there, theirs first', () => {
    const parted: ConflictSides = {
      ...about,
      theirs: theirs({ customer: { ...customer, mobile: '9876500000' } }),
      mine: step5({ ...base, customer: { ...customer, mobile: '9811111111' } }),
      steps: [5],
      base,
    }
    expect(answerDifferencesOf(parted)).toEqual([
      {
        key: 'contact.given.mobile',
        label: 'Mobile number',
        theirs: '9876500000',
        mine: '9811111111',
        usual: 'theirs',
        isLost: false,
      },
    ])
  })

  test('is not what somebody else changed and nobody touched here', () => {
    const parted: ConflictSides = {
      ...about,
      theirs: theirs({ customer: { ...customer, mobile: '9876500000' } }),
      mine: step5({ ...base, customer: { ...customer, name: 'Asha Sharma' } }),
      steps: [5],
      base,
    }
    expect(keys(answerDifferencesOf(parted))).toEqual([['contact.given.fullName', 'mine']])
    const { record } = mergedOf(parted, { 'contact.given.fullName': 'mine' })
    expect(record.customer).toEqual({ ...customer, name: 'Asha Sharma', mobile: '9876500000' })
  })

  test('is every other answer of a step where this device does not remember what both began from', () => {
    const parted: ConflictSides = {
      ...about,
      theirs: theirs({ customer: { ...customer, mobile: '9876500000' }, ownerChanged: true }),
      mine: step5(base),
      steps: [5],
    }
    expect(keys(answerDifferencesOf(parted))).toEqual([
      ['ownership.given', 'theirs'],
      ['contact.given.mobile', 'theirs'],
    ])
  })

  test('keeps an answer that nobody has given there', () => {
    const parted: ConflictSides = {
      ...about,
      theirs: theirs({ previousPolicy: undefined, savedStep: 5 }),
      mine: { previousPolicy: base.previousPolicy },
      steps: [6],
    }
    const [difference] = answerDifferencesOf(parted)
    expect(difference).toMatchObject({ theirs: 'Not answered', usual: 'mine' })
    expect(difference?.mine).toBe(
      'no claim, not expired, ICICI Lombard General Insurance, ends 11 Dec 2026, Comprehensive, bonus 25%',
    )
  })

  test('cannot keep an answer to a question the journey does not stand before any more', () => {
    const parted: ConflictSides = {
      ...about,
      theirs: theirs({ savedStep: 2 }),
      mine: { previousPolicy: claimed },
      steps: [6],
      base,
    }
    expect(keys(answerDifferencesOf(parted))).toEqual([['previousPolicy.given', 'lost']])
    expect(mergedOf(parted, { 'previousPolicy.given': 'mine' })).toMatchObject({
      steps: [],
      record: parted.theirs,
    })
  })
})

describe('the chosen answers', () => {
  test('are saved anew in their order, on what stands there', () => {
    const parted: ConflictSides = {
      ...about,
      theirs: theirs({ ownerChanged: true }),
      mine: { ...step5(base), previousPolicy: claimed },
      steps: [5, 6],
    }
    const { record, steps } = mergedOf(parted, { 'ownership.given': 'mine', 'previousPolicy.given': 'mine' })
    expect(steps).toEqual([5, 6])
    expect(record).toMatchObject({ version: 9, savedStep: 6, ownerChanged: false, previousPolicy: claimed })
  })

  test('take a whole vehicle, and ask anew what depends on it', () => {
    const kia = { make: { value: 50, label: 'Kia' }, model: { value: 5001, label: 'Seltos' } }
    const parted: ConflictSides = {
      ...about,
      theirs: theirs({ ...kia, variant: undefined, savedStep: 3, registrationDate: undefined }),
      mine: { variant: { value: 470503, label: 'ZXi', fuelType: 'Petrol' } },
      steps: [4],
      base,
    }
    expect(answerDifferencesOf(parted)).toMatchObject([
      { theirs: 'Kia Seltos', mine: 'Maruti Swift ZXi, Petrol' },
    ])
    const { record, steps } = mergedOf(parted, { 'make.chosen': 'mine' })
    expect(steps).toEqual([2, 3, 4])
    expect(record).toMatchObject({ make: base.make, model: base.model, savedStep: 4 })
    expect(record).toMatchObject({ registrationDate: undefined })
  })

  test('drop a plan that was priced for other answers', () => {
    const parted: ConflictSides = {
      ...about,
      theirs: theirs({ plan: samplePlan(today), savedStep: 7 }),
      mine: { previousPolicy: claimed },
      steps: [6],
      base,
    }
    expect(mergedOf(parted, { 'previousPolicy.given': 'mine' }).record.plan).toBeUndefined()
    expect(mergedOf(parted, { 'previousPolicy.given': 'theirs' }).record.plan).toBeDefined()
  })
})

describe('a plan of this device', () => {
  const request = { ...sampleRequest, addOns: [] }
  const parted: ConflictSides = {
    ...about,
    theirs: theirs({ request: sampleRequest, savedStep: 6 }),
    mine: { request, plan: samplePlan(today) },
    steps: [7],
  }
  const all = Object.fromEntries(answerDifferencesOf(parted).map(({ key }) => [key, 'mine'] as const))

  test('comes with the wishes that it was priced for', () => {
    expect(answerDifferencesOf(parted)).toMatchObject([{ label: 'Cover and plan', isLost: false }])
    const { record, steps } = mergedOf(parted, all)
    expect(steps).toEqual([7])
    expect(record).toMatchObject({ request, plan: samplePlan(today), savedStep: 7 })
  })
})

describe('merging', () => {
  const input = {
    ...about,
    leadId: 'lead-1',
    theirs: theirs({ savedStep: 6 }),
    mine: { previousPolicy: claimed },
    steps: [6],
  }
  const merged = (machine: ReturnType<typeof play>) => machine.snapshot().output?.merged

  test('asks, and takes what was chosen', () => {
    const merging = play(mergeMachine, input)
    expect(merging.screen()).toMatchObject({ view: 'merge', title: 'This journey was changed elsewhere' })
    merging.hear(
      { type: 'answer.chosen', key: 'previousPolicy.given', side: 'mine' },
      { type: 'choice.taken' },
    )
    expect(merged(merging)).toMatchObject({ steps: [6], record: { previousPolicy: claimed } })
  })

  test('takes all of one side by one button', () => {
    expect(merged(play(mergeMachine, input).hear({ type: 'mine.taken' })).steps).toEqual([6])
    expect(merged(play(mergeMachine, input).hear({ type: 'theirs.taken' })).steps).toEqual([])
  })

  test('reads the journey where nobody said how it stands, and tries again', () => {
    const merging = play(mergeMachine, { ...input, theirs: undefined })
    merging.hear(outcome.error('readTheirs', new Error('You seem to be offline.')))
    expect(merging.screen()).toMatchObject({ view: 'mergeFailed', problem: 'You seem to be offline.' })
    merging.hear({ type: 'read.retried' }, outcome.done('readTheirs', input.theirs))
    expect(merging.state()).toBe('choosing')
  })

  test.each([
    ['paymentSuccess', 'It was paid for'],
    ['paymentInitiated', 'It is being paid for'],
    ['proposalRequest', 'The insurer is being asked'],
  ])('knows only theirs at %s, and says why', (status, words) => {
    const merging = play(mergeMachine, { ...input, theirs: { ...input.theirs, status } })
    expect(merging.screen().lead).toContain(words)
    expect(merging.refuses({ type: 'mine.taken' })).toBe(true)
    merging.hear({ type: 'standing.accepted' })
    expect(merged(merging)).toMatchObject({ steps: [], record: { status } })
  })

  test('asks nothing where both say the same', () => {
    const same = { ...input, mine: { previousPolicy: base.previousPolicy } }
    expect(merged(play(mergeMachine, same)).steps).toEqual([])
  })

  test('offers to keep answers only where they can be saved', () => {
    const early = { ...input, theirs: theirs({ savedStep: 2 }) }
    expect(play(mergeMachine, early).refuses({ type: 'mine.taken' })).toBe(true)
  })

  test('may be put off', () => {
    const merging = play(mergeMachine, input).hear({ type: 'closed' })
    expect(merging.state()).toBe('putOff')
    expect(merged(merging)).toBeUndefined()
  })
})
