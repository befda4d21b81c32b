import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import type { Control } from '#machines/core/field.ts'
import { cellsOf, groupsOf, type NamedField } from '#web/journey/form/question-groups.ts'

const named = (name: string, control: Control, group?: string): NamedField => [
  name,
  { label: name, control, schema: v.string(), ...(group && { group }) },
]
const names = (fields: readonly NamedField[]) => fields.map(([name]) => name)

describe('the questions of a form', () => {
  it('stand under a heading with their neighbours of the same group', () => {
    const fields = [
      named('a', 'text'),
      named('b', 'checkbox', 'One'),
      named('c', 'checkbox', 'Two'),
      named('d', 'radio'),
    ]
    expect(groupsOf(fields).map(({ title, fields: inside }) => [title, ...names(inside)])).toEqual([
      [undefined, 'a'],
      ['One', 'b'],
      ['Two', 'c'],
      [undefined, 'd'],
    ])
  })

  it('that follow from a tick stand with it', () => {
    const fields = [
      named('a', 'checkbox'),
      named('since', 'digits'),
      named('b', 'checkbox'),
      named('c', 'checkbox'),
    ]
    expect(cellsOf(fields).map(names)).toEqual([['a', 'since'], ['b'], ['c']])
  })
})
