import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { form, selection } from '#machines/core/event.ts'
import { field } from '#machines/core/field.ts'
import { variationsOf } from '#paths/model/variations.ts'

const today = '2026-11-21'
const near = (schema: v.GenericSchema, sample: unknown, literals: readonly unknown[] = []): unknown[] =>
  variationsOf(selection('Say', v.object({ it: schema }), [{ it: sample }]), today, literals).map(
    (payload) => (payload as { it?: unknown }).it,
  )

describe('payload variations', () => {
  test('include both ends of a range, and nothing beyond', () => {
    expect(near(v.pipe(v.number(), v.integer(), v.minValue(3), v.maxValue(9)), 5).sort()).toEqual([
      3, 4, 8, 9,
    ])
  })

  test('include the neighbours of numbers in the guard', () => {
    expect(near(v.number(), 5, [60])).toEqual(expect.arrayContaining([59, 60, 61]))
  })

  test('include the shortest and the longest allowed text', () => {
    const lengths = near(v.pipe(v.string(), v.minLength(3), v.maxLength(6)), 'abc').map(
      (text) => String(text).length,
    )
    expect(lengths.sort()).toEqual([3, 4, 5, 6])
  })

  test('include every option, union member and variant as a whole', () => {
    expect(near(v.picklist(['a', 'b', 'c']), 'a').sort()).toEqual(['a', 'b', 'c'])
    expect(near(v.union([v.literal('none'), v.pipe(v.number(), v.minValue(1))]), 'none')).toEqual(
      expect.arrayContaining(['none', 1]),
    )
    const shape = v.variant('kind', [
      v.object({ kind: v.literal('square'), side: v.pipe(v.number(), v.minValue(1)) }),
      v.object({ kind: v.literal('round') }),
    ])
    expect(near(shape, { kind: 'round' })).toContainEqual({ kind: 'square', side: 1 })
  })

  test('omit optional fields and use null where it is allowed', () => {
    expect(near(v.optional(v.string()), 'a')).toContain(undefined)
    expect(near(v.nullable(v.string()), 'a')).toContain(null)
    expect(near(v.string(), 'a')).not.toContain(null)
  })

  test('include the shortest and the longest allowed list', () => {
    const lists = near(v.pipe(v.array(v.picklist(['a', 'b'])), v.minLength(1), v.maxLength(3)), ['a'])
    expect(new Set(lists.map((list) => (list as string[]).length))).toEqual(new Set([1, 2, 3]))
    expect(lists).toContainEqual(['b'])
  })

  test('vary nested objects', () => {
    const person = v.object({ name: v.string(), age: v.pipe(v.number(), v.minValue(18)) })
    expect(near(v.object({ person }), { person: { name: 'Ann', age: 40 } })).toContainEqual({
      person: { name: 'Ann', age: 18 },
    })
  })

  test('include the days around today that the guard counts', () => {
    const days = near(v.pipe(v.string(), v.isoDate()), today, [60])
    expect(days).toEqual(
      expect.arrayContaining(['2026-11-20', '2026-11-22', '2027-01-20', '2027-01-21', '2026-09-21']),
    )
  })

  test('include both ends of a date range', () => {
    const [from, to] = [new Date(1_000), new Date(2_000)]
    const found = near(v.pipe(v.date(), v.minValue(from), v.maxValue(to)), from) as Date[]
    expect(found.map((date) => date.getTime()).sort()).toEqual([1_000, 1_001, 1_999, 2_000])
  })

  test('terminate for a recursive schema', () => {
    type Tree = { leaf: boolean; inner?: Tree | undefined }
    const tree: v.GenericSchema<Tree> = v.object({ leaf: v.boolean(), inner: v.optional(v.lazy(() => tree)) })
    expect(near(tree, { leaf: true })).toContainEqual({ leaf: false })
  })

  test('vary the fields of a form, with its options on that day', () => {
    const asked = form(
      'Save',
      {
        size: field({
          label: 'Size',
          control: 'select',
          schema: v.string(),
          options: (_, day) => [{ value: `since ${day}`, label: 'New' }],
        }),
        count: field({ label: 'Count', control: 'text', schema: v.pipe(v.number(), v.maxValue(9)) }),
      },
      [{ size: 'usual', count: 1 }],
    )
    const found = variationsOf(asked, today, [])
    expect(found).toContainEqual({ size: 'since 2026-11-21', count: 1 })
    expect(found).toContainEqual({ size: 'usual', count: 9 })
    expect(found).not.toContainEqual({ size: 'usual', count: 10 })
  })
})
