import { expect, it } from 'vitest'
import type { ChangedField } from '#server/db/schema.ts'
import { historyOf } from '#server/desk/history.ts'

const at = new Date('2026-06-15T10:00:00.000Z')
const told = (fields: readonly ChangedField[], action = 'admin/flow', tellsValues = true) =>
  historyOf(
    { id: 1, leadId: 'lead-1', employeeId: 'asha', at, action, fields: [...fields] },
    new Map([['asha', 'Asha Verma']]),
    tellsValues,
  )
const change = (field: string, from: unknown, to: unknown) => told([{ field, from, to }]).changes[0]

it('a change is told with who made it, when, and what was there before', () => {
  expect(told([{ field: 'previousPolicy.endDate', from: '2026-07-05', to: '2026-07-06' }])).toEqual({
    at: '2026-06-15T10:00:00.000Z',
    username: 'asha',
    name: 'Asha Verma',
    what: 'Changed answers',
    changes: [{ field: 'Previous policy: end date', from: '2026-07-05', to: '2026-07-06' }],
  })
})

it('a look is told as one, and what is not known by name in general words', () => {
  expect(told([], 'desk/journeys').what).toBe('Saw it in the list')
  expect(told([], 'desk/something').what).toBe('Looked at the journey')
  expect(told([{ field: 'a', from: 1, to: 2 }], 'desk/something').what).toBe('Changed the journey')
  const somebody = historyOf(
    { id: 1, leadId: 'lead-1', employeeId: 'gone', at, action: 'admin/flow', fields: [] },
    new Map(),
    true,
  )
  expect(somebody).toMatchObject({ username: 'gone', name: 'gone' })
})

it.each([
  ['plan.final', 13_808_36, '₹13,808.36'],
  ['plan.netTotal', 1, '1'],
  ['gst', 100, '₹1'],
  ['plan.amount', 100, '₹1'],
  ['plan.agreedPaise', 100, '₹1'],
  ['plan.idv', 100, '100'],
  ['person.isOwner', true, 'yes'],
  ['person.isOwner', false, 'no'],
  ['pets', ['Rex'], '1 entry'],
  ['pets', [], '0 entries'],
  ['pets', ['Rex', 'Tom'], '2 entries'],
])('the answer %s of %j reads %s', (field, value, text) => {
  expect(change(field, null, value)).toMatchObject({ to: text })
  expect(change(field, null, value)).not.toHaveProperty('from')
  expect(change(field, value, null)).toMatchObject({ from: text })
  expect(change(field, value, null)).not.toHaveProperty('to')
})

it('an option is told by its label, and by its number only where it has none', () => {
  const fields = [
    { field: 'make.value', from: 1, to: 2 },
    { field: 'make.label', from: 'Honda', to: 'Tata' },
    { field: 'rto.value', from: 'RJ14', to: 'RJ13' },
  ]
  expect(told(fields).changes).toEqual([
    { field: 'Make', from: 'Honda', to: 'Tata' },
    { field: 'Rto: value', from: 'RJ14', to: 'RJ13' },
  ])
})

it('nobody reads the answers of a journey that is not theirs', () => {
  const { changes } = told([{ field: 'person.fullName', from: 'Asha', to: 'Ravi' }], 'admin/flow', false)
  expect(changes).toEqual([{ field: 'Person: full name' }])
})
