import * as v from 'valibot'
import { expect, test } from 'vitest'
import { catalogue } from '#machines/catalogue.ts'
import { type Control, type Field, readSentence } from '#machines/core/field.ts'
import { nomineeFields } from '#machines/purchase/proposal/nominee.fields.ts'
import { findPincode } from '#machines/reference/pincodes.ts'
import { day } from '#machines/schemas/basics.ts'

const fields = catalogue.flatMap(({ key, events }) =>
  Object.entries(events).flatMap(([type, { fields }]) =>
    Object.entries<Field>(fields).map(([name, field]) => ({ ...field, name: `${key} ${type} ${name}` })),
  ),
)

const controls: Readonly<Record<Control, true>> = {
  ...{ text: true, paragraph: true, digits: true, registration: true, mobile: true, email: true },
  ...{ date: true, expiry: true, radio: true, select: true, combobox: true, checkbox: true },
  ...{ file: true, otp: true, hidden: true },
}

test('every question is asked by a control that forms have, and what it is chosen from is there', () => {
  expect(fields.filter(({ control }) => !controls[control]).map(({ name }) => name)).toEqual([])
  const chosen = fields.filter(({ control }) => ['radio', 'select', 'combobox'].includes(control))
  const without = chosen.filter(
    ({ options, list }) => list === undefined && typeof options !== 'function' && !options?.length,
  )
  expect(without.map(({ name }) => name)).toEqual([])
})

test('whatever can be chosen of a list, or is chosen beforehand, is an answer that its question takes', () => {
  const preset = fields.flatMap(({ name, usual, schema }) => {
    const value = usual?.({}, '2026-11-21')
    return value === undefined ? [] : [{ name, isTaken: v.is(schema, value) }]
  })
  expect(preset.length).toBeGreaterThan(1)
  expect(preset.filter(({ isTaken }) => !isTaken)).toEqual([])
  const refused = fields.flatMap(({ name, options, schema }) =>
    (Array.isArray(options) ? options : []).filter(({ value }) => !v.is(schema, value)).map(() => name),
  )
  expect(refused).toEqual([])
})

const labelsOf = (options: unknown) =>
  Array.isArray(options) ? options.map(({ label }: { label: string }) => label) : []

test('every question that is answered Yes or No shows No first, as the one before it did', () => {
  const asked = fields
    .map(({ name, options }) => ({ name, labels: labelsOf(options) }))
    .filter(({ labels }) => labels.includes('Yes') && labels.includes('No'))
  expect(asked.length).toBeGreaterThan(10)
  expect(asked.filter(({ labels }) => labels.join() !== 'No,Yes')).toEqual([])
})

test('a day is read as the other pages say it, and what is no day stays as it was typed', () => {
  const { dateOfBirth } = nomineeFields
  const read = (typed: string) => readSentence({ dateOfBirth }, { dateOfBirth: typed }, '2026-11-26')
  expect(read('1990-11-26')).toEqual(['26 Nov 1990'])
  expect(read('26/11/199')).toEqual(['26/11/199'])
})

test('a field that says how its value reads is read so among others, and what nobody is shown is left out', () => {
  const text = (more: Partial<Field>): Field => ({
    label: 'One',
    control: 'text',
    schema: v.string(),
    ...more,
  })
  const of = {
    plain: text({ label: 'Height' }),
    own: text({ format: (value: unknown) => `${value} kg` } as Partial<Field>),
    hidden: text({ control: 'hidden' }),
    file: text({ control: 'file' }),
    secret: text({ secret: true }),
  }
  const answers = { plain: '165', own: '60', hidden: 'h', file: 'f', secret: 's' }
  expect(readSentence(of, answers, '2026-11-26')).toEqual(['Height: 165', '60 kg'])
})

test('a day that does not exist is refused, in a form and in a record [VALID-03]', () => {
  const dates = fields.filter(({ control }) => control === 'date')
  expect(dates.length).toBeGreaterThan(5)
  for (const none of ['2026-02-30', '2026-13-01', '30/02/2026'])
    expect(dates.filter((field) => messageOf(field, none) === undefined).map(({ name }) => name)).toEqual([])
  expect(['2024-02-29', '2026-02-29', '2026-02-30'].filter((one) => v.is(day, one))).toEqual(['2024-02-29'])
})

const written = ['text', 'digits', 'paragraph', 'mobile', 'email', 'date', 'otp', 'registration']

/** What a form says of something typed into one of its fields; nothing where it is accepted. */
function messageOf({ schema, clean = (typed) => typed }: Field, typed: string): string | undefined {
  const { issues } = v.safeParse(schema, clean(typed))
  return issues?.[0].message
}

test.each([
  ['nothing', ''],
  ['an emoji', '🙂'],
  ['a dash', '--'],
  ['400 letters', 'x'.repeat(400)],
  ['400 digits', '7'.repeat(400)],
])('whoever types %s is told so in words of ours', (_, typed) => {
  const told = fields
    .filter(({ control }) => written.includes(control))
    .map((field) => ({ name: field.name, message: messageOf(field, typed) }))
  expect(told.length).toBeGreaterThan(50)
  // As the library says it: "Invalid length: Expected <=120 but received 400".
  expect(told.filter(({ message }) => /Expected|received/.test(message ?? ''))).toEqual([])
})

test('a name is cut at 50 characters while it is typed, but at 100 of oneself and at 30 of a pet [CONST-16]', () => {
  const names = fields.filter(({ label, control }) => /name/i.test(label) && control === 'text')
  const other: Record<string, number> = {
    'sign-up profile.given fullName': 100,
    'own-details details.given fullName': 100,
    'pet pet.given name': 30,
  }
  const lengths = names.map(({ name, clean }) => [name, clean?.('x'.repeat(120)).length])
  expect(lengths.length).toBeGreaterThan(15)
  expect(lengths).toEqual(names.map(({ name }) => [name, other[name] ?? 50]))
})

test('a name has a letter of any script, and nothing that no policy can carry', () => {
  const names = fields.filter(({ label, control }) => /name/i.test(label) && control === 'text')
  expect(names.length).toBeGreaterThan(8)
  for (const typed of ['--', '.', '+', '🙂', 'Asha 🙂', 'Asha ₹', '<b>Asha</b>', 'Asha\u0007'])
    expect(names.filter((field) => messageOf(field, typed) === undefined).map(({ name }) => name)).toEqual([])
  const lawful = ['Asha Rani', "Maria D'Souza-Rao", 'D`Souza', 'D´Souza', 'रवि शर्मा', 'M/s. Rao & Sons (P)']
  for (const typed of [...lawful, 'A+ Traders', 'ABC® Ltd', 'Ravi\tKumar'])
    expect(names.filter((field) => messageOf(field, typed)).map(({ name }) => name)).toEqual([])
})

/** Of https://html.spec.whatwg.org/#autofill, what a form of ours asks for; `off` is never filled in. */
const filledIn = `name email tel-national bday street-address address-line1 address-line2 address-level2
  address-level3 postal-code one-time-code off`.split(/\s+/)

test('a browser is told what each question is by a word it knows, and the questions about oneself all are', () => {
  const told = fields.filter(({ autocomplete }) => autocomplete !== undefined)
  expect(told.filter(({ autocomplete = '' }) => !filledIn.includes(autocomplete))).toEqual([])
  const wordOf = (name: string) => told.find((field) => field.name === name)?.autocomplete
  const own = ['fullName', 'email', 'mobile', 'dateOfBirth', 'city'].map((name) =>
    wordOf(`sign-up profile.given ${name}`),
  )
  expect(own).toEqual(['name', 'email', 'tel-national', 'bday', 'address-level2'])
})

test('a sample place is one of the list of pincodes', () => {
  const places = catalogue.flatMap(({ events }) =>
    Object.values(events).flatMap(({ fields, samples }) =>
      Object.entries<Field>(fields)
        .filter(([, { list = '' }]) => /pincodes/i.test(list))
        .flatMap(([name]) =>
          samples('2026-11-21').flatMap((sample) => Reflect.get(sample as object, name) ?? []),
        ),
    ),
  )
  expect(places.length).toBeGreaterThan(5)
  for (const { value, label } of places as { value: string; label: string }[]) {
    const { city, state } = findPincode(value) ?? {}
    expect(label).toBe(`${value} ${city}, ${state}`)
  }
})
