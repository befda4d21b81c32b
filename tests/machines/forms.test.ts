import { expect, test } from 'vitest'
import { catalogue } from '#machines/catalogue.ts'
import { readSentence } from '#machines/core/field.ts'
import { nomineeFields } from '#machines/purchase/proposal/nominee.fields.ts'

type Shown = { label: string; options?: unknown }

const fields = catalogue.flatMap(({ key, events }) =>
  Object.entries(events).flatMap(([type, { fields }]) =>
    Object.entries<Shown>(fields).map(([name, { options }]) => ({ name: `${key} ${type} ${name}`, options })),
  ),
)

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
