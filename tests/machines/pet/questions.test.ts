import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { applyAnswer } from '#machines/core/answer.ts'
import { petAnswers } from '#machines/pet/record/pet.question.ts'
import { samplePets } from '#machines/pet/record/samples.ts'
import { sizeOf } from '#machines/pet/rules/pet-size.ts'
import { vaccinationsDue } from '#machines/pet/rules/vaccinations.ts'
import { petEvents } from '#machines/pet/wizard/pet.events.ts'
import { addDays, addYears } from '#machines/rules/calendar.ts'

const today = '2026-11-21'
const [owner] = petEvents['owner.given'].samples(today)
const [dog, cat] = petEvents['pet.given'].samples(today)
if (!owner || !dog || !cat) throw new Error('Samples are missing')

const judge = (type: 'owner.given' | 'pet.given', answers: object) =>
  v.safeParse(petEvents[type].schema(today) as v.GenericSchema, answers)
const errorOf = (type: 'owner.given' | 'pet.given', answers: object) =>
  judge(type, answers).issues?.[0]?.message

describe('the owner', () => {
  test.each([
    ['+91 98765 43210', '9876543210'],
    ['09876543210', '9876543210'],
    ['0009876543210', '9876543210'],
    ['98765432109', '9876543210'],
    ['5432109876543210', '9876543210'],
  ])('%s is the number %s: no prefix, no leading 0 to 5, ten digits [VALID-52]', (typed, number) => {
    expect(petEvents['owner.given'].fields.contactNumber?.clean?.(typed)).toBe(number)
    expect(judge('owner.given', { ...owner, contactNumber: typed }).output).toMatchObject({
      contactNumber: number,
    })
  })

  test('without a whole number there is no answer', () => {
    expect(errorOf('owner.given', { ...owner, contactNumber: '98765' })).toBe('Invalid Mobile Number')
    expect(errorOf('owner.given', { ...owner, contactNumber: '' })).toBe('Field is required')
  })

  test('has a name of at most 50 characters [VALID-51, CONST-16]', () => {
    expect(errorOf('owner.given', { ...owner, ownerName: 'a'.repeat(50) })).toBeUndefined()
    expect(errorOf('owner.given', { ...owner, ownerName: 'a'.repeat(51) })).toBe(
      'Enter 50 characters or fewer',
    )
    expect(petEvents['owner.given'].fields.ownerName?.clean?.('a'.repeat(60))).toHaveLength(50)
  })
})

describe('a pet', () => {
  test.each([
    ['a breed of the other animal', { breed: 'Persian' }, 'Choose a breed of dog'],
    ['a birth to come', { dateOfBirth: addDays(today, 1) }, 'A pet cannot be born in the future'],
    ['more years than a pet has', { dateOfBirth: addYears(today, -26) }, 'Enter an age up to 25 years'],
    ['no age at all', { knows: 'age', years: '', months: '' }, 'Enter the years, or the months, or both'],
    ['twelve months', { knows: 'age', years: 1, months: 12 }, 'Enter the years, or the months, or both'],
    ['no weight', { weight: '' }, 'Field is required'],
    ['a weight that is none', { weight: '2.5.1' }, 'Enter the weight in kilograms, 0.3 to 120'],
    ['a cat of 28 kg', { kind: 'cat', breed: 'Persian' }, 'Enter the weight in kilograms, 0.3 to 20'],
    ['a vaccination to come', { vaccinatedOn: addDays(today, 1) }, 'The day cannot be in the future'],
    [
      'a vaccination before birth',
      { vaccinatedOn: addYears(today, -4) },
      'The day cannot be before your pet was born',
    ],
    ['no day of it', { vaccinatedOn: undefined }, 'Field is required'],
    ['half a microchip', { microchipped: 'yes', microchip: '12345' }, 'A microchip number has 15 digits'],
    ['an illness without its name', { ill: 'yes', illnesses: '' }, 'Field is required'],
    ['a value of ten rupees', { value: '10' }, 'Enter an amount from ₹1,000 to ₹10,00,000'],
  ])('is not taken with %s', (_, wrong, message) => {
    expect(errorOf('pet.given', { ...dog, ...wrong })).toBe(message)
  })

  test('fills its form again with what was told of it', () => {
    for (const given of [dog, cat]) {
      const record = applyAnswer(
        petEvents,
        { type: 'pet.given', ...given },
        { ...samplePets(today), pets: [] },
        today,
      )
      const answers = petAnswers(record.pets, given.petId, today)
      const again = applyAnswer(
        petEvents,
        { type: 'pet.given', ...(judge('pet.given', answers).output as object) },
        { ...samplePets(today), pets: [] },
        today,
      )
      expect(again.pets).toEqual(record.pets)
    }
  })

  test.each([
    [{ years: '2' }, addYears(today, -2), '2'],
    [{ months: '6' }, '2026-05-21', '0'],
    [{ years: 1, months: 6 }, '2025-05-21', '1'],
    [{ years: '', months: '11' }, '2025-12-21', '0'],
  ])('whose age alone is known, %o, is taken to be born on %s', (age, born, years) => {
    const given = judge('pet.given', { ...dog, knows: 'age', dateOfBirth: undefined, ...age })
    const event = { type: 'pet.given', ...(given.output as object) }
    const { pets } = applyAnswer(petEvents, event as never, { ...samplePets(today), pets: [] }, today)
    expect(pets).toMatchObject([{ born, isBirthKnown: false }])
    expect(petAnswers(pets, 1, today)).toMatchObject({ knows: 'age', years })
  })

  test('is believable where it is a sample', () => {
    const [pet] = samplePets(today).pets ?? []
    const answers = petAnswers(samplePets(today).pets, 1, today)
    expect(judge('pet.given', answers).issues).toBeUndefined()
    expect(pet?.born).toBe(addYears(today, -3))
    expect(petAnswers([], 4, today)).toEqual({ petId: 4, kind: 'dog', knows: 'birth', use: 'companion' })
  })

  test('is as large as its breed until it has grown up, then as heavy as it is', () => {
    const labrador = { kind: 'dog', breed: 'Labrador Retriever', weight: 8 } as const
    expect(sizeOf({ ...labrador, born: addDays(today, -120) }, today)).toBe('large')
    expect(sizeOf({ ...labrador, born: addYears(today, -2) }, today)).toBe('small')
    expect(sizeOf({ ...labrador, born: addYears(today, -2), weight: 10 }, today)).toBe('small')
    expect(sizeOf({ ...labrador, born: addYears(today, -2), weight: 10.1 }, today)).toBe('medium')
    expect(sizeOf({ ...labrador, born: addYears(today, -2), weight: 41 }, today)).toBe('giant')
    expect(sizeOf({ ...labrador, breed: 'Pug', born: addDays(today, -120), weight: 30 }, today)).toBe('large')
    expect(sizeOf({ kind: 'cat', breed: 'Maine Coon', born: today, weight: 9 }, today)).toBe('cat')
  })

  test('is vaccinated once a year, and as a pup by its age', () => {
    const [pet] = samplePets(today).pets ?? []
    if (!pet) throw new Error('There is no sample of a pet')
    const end = addDays(addYears(today, 1), -1)
    const due = (different: object) =>
      vaccinationsDue({ ...pet, ...different }, today, end).map(({ day }) => day)
    expect(due({ vaccinatedOn: addDays(today, -100) })).toEqual([
      addYears(addDays(today, -100), 1),
      addYears(addDays(today, -100), 1),
    ])
    expect(due({ vaccinatedOn: addYears(today, -3) })).toEqual([today, today])
    expect(due({ vaccinatedOn: undefined, born: addYears(today, -3) })).toEqual([today, today])
    const pup = addDays(today, -35)
    expect(due({ vaccinatedOn: undefined, born: pup })).toEqual(
      [7, 28, 49, 49].map((days) => addDays(today, days)),
    )
  })
})
