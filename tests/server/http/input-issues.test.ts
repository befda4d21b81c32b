import { expect, it } from 'vitest'
import { ApiError } from '#server/http/fail.ts'
import { fieldsHolding, inputIssues } from '#server/http/input-issues.ts'

const unstorable = { message: expect.stringMatching(/character/i) }
const tooLarge = { message: expect.stringMatching(/number/i) }

it.each([
  'plain',
  '',
  'हिन्दी',
  '😀 and 👨‍👩‍👧',
  9_007_199_254_740_991,
  -9_007_199_254_740_991,
  0.5,
  true,
  null,
  undefined,
  new Blob(['a']),
  { list: [1, 'two', { three: 3 }] },
])('what can be kept has no issue: %j', (input) => {
  expect(inputIssues(input)).toEqual([])
})

it.each([
  ['nul\u0000', ''],
  [{ name: 'half \ud83d' }, 'name'],
  [{ name: '\ude00 half' }, 'name'],
  [{ step5: { list: ['good', '\u0000'] } }, 'step5.list.1'],
  [{ step5: { 'ke\u0000y': 'good' } }, 'step5'],
])('text that no database holds is told by its field: %j', (input, path) => {
  expect(inputIssues(input)).toEqual([{ path, ...unstorable }])
})

it.each([
  [{ amount: 9_007_199_254_740_992 }, 'amount'],
  [{ amount: [1, -1e300] }, 'amount.1'],
])('a number that is not exact is told by its field: %j', (input, path) => {
  expect(inputIssues(input)).toEqual([{ path, ...tooLarge }])
})

it('all that is wrong is told at once', () => {
  expect(inputIssues({ a: '\u0000', b: 1e300, c: 'good' }).map(({ path }) => path)).toEqual(['a', 'b'])
})

it('an input that is nested deeper than any of ours is refused', () => {
  const nested = (levels: number): unknown => (levels === 0 ? 'deep' : { a: nested(levels - 1) })
  expect(inputIssues(nested(32))).toEqual([])
  expect(() => inputIssues(nested(33))).toThrow(ApiError)
})

it('the fields that hold a value are found, whatever its kind', () => {
  const input = { a: 12, b: { c: '12', d: ['x', 12] }, e: 'x12', f: null }
  expect(fieldsHolding(input, '12')).toEqual(['a', 'b.c', 'b.d.1'])
  expect(fieldsHolding(input, 'null')).toEqual(['f'])
  expect(fieldsHolding('12', '12')).toEqual([''])
  expect(fieldsHolding(input, 'none')).toEqual([])
})
