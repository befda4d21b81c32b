import { readFileSync } from 'node:fs'
import { transformWithOxc } from 'vite'
import { expect, test } from 'vitest'
import { instrument, mutantsOf, withoutMemory } from './instrument.ts'
import { testsOfLine } from './meets.ts'
import { nearestTests } from './nearest.ts'

const source = 'export const isAdult = (age: number, limit = 18) => age >= limit && age !== 0'
const mutants = mutantsOf('age.ts', source, 7)

/** What the instrumented source answers with one mutant on. */
function answers(on: number, age: number): unknown {
  const body = instrument(source, mutants).replace('export const isAdult =', 'return').replace(': number', '')
  return new Function('globalThis', body)({ __mutants: (id: number) => id === on })(age)
}

test('every small change of a line is a mutant with its place', () => {
  expect(mutants.map(({ id, line, name }) => [id, line, name.split(' → ')[1]])).toEqual([
    [7, 1, '19'],
    [8, 1, '(age >= limit) || (age !== 0)'],
    [9, 1, '(age) > (limit)'],
    [10, 1, '(age) < (limit)'],
    [11, 1, '(age) === (0)'],
    [12, 1, '1'],
  ])
})

test('each condition of a query can be forgotten', () => {
  const query = 'const own = and(eq(one, two), isNull(three))'
  const forgetful = mutantsOf('query.ts', query, 0).map(({ name }) => name.split(' → ')[1])
  expect(forgetful).toEqual(expect.arrayContaining(['and(isNull(three))', 'and(eq(one, two))']))
})

test('a source with all its mutants is itself until one of them is on', () => {
  expect([17, 18, 19].map((age) => answers(-1, age))).toEqual([false, true, true])
  expect([17, 18, 19].map((age) => answers(9, age))).toEqual([false, false, true])
})

test('a class whose constructor calls super is made as it is while its mutants sleep', async () => {
  const refusal =
    "class Refusal extends Error { constructor(readonly code: string) { super('refused: ' + code); this.name = 'Refusal' } }"
  const instrumented = instrument(refusal, mutantsOf('refusal.ts', refusal, 0))
  const { code } = await transformWithOxc(instrumented, 'refusal.ts')
  const made = new Function(`${code}\nreturn new Refusal('late')`)()
  expect(made).toMatchObject({ code: 'late', message: 'refused: late', name: 'Refusal' })
})

test('a query that is built once for its database is built anew while mutants are tried', async () => {
  const { code } = await transformWithOxc(
    readFileSync('src/server/db/statements.ts', 'utf8'),
    'statements.ts',
  )
  const builds = (text: string) => {
    const [, body = ''] = /(function built\([\s\S]*?\n\})/.exec(text.replace('export ', '')) ?? []
    const built = new Function(`${body}\nreturn built`)()
    let times = 0
    const query = built(() => ++times)
    const db = {}
    return [query(db), query(db)]
  }
  expect(builds(code)).toEqual([1, 1])
  expect(builds(withoutMemory(code))).toEqual([1, 2])
})

test('types, names of properties and modules are no mutants', () => {
  const plain = "import { a } from './a.ts'\nexport type B = 'b' | 1\nexport const c: B[] = a satisfies B[]"
  expect(mutantsOf('plain.ts', plain, 0)).toEqual([])
  const machine = 'setup({ types: { context: {} as Context, input: {} as Input } })'
  expect(mutantsOf('machine.ts', machine, 0).map(({ name }) => name)).toEqual([
    'statement removed: setup({ types: { context: {} as Context, input: {} as Input } }) → nothing',
    'ObjectExpression: { types: { context: {} as Context, input: {} as Input } } → {}',
  ])
})

test('the nearest test of a file is one that imports it', () => {
  expect(nearestTests(['machines/rules/mask.ts'], 1).get('machines/rules/mask.ts')).toEqual([
    'tests/machines/rules/mask.test.ts',
  ])
})

test('the test of a file’s name tries first, whatever else is near', () => {
  const file = 'src/server/profile/own-transactions.ts'
  expect(nearestTests([file], 1).get(file)).toEqual(['tests/server/profile/own-transactions.test.ts'])
})

test('of the tests that run a line the near and quick ones try first', () => {
  const met = (name: string, source: string, lines: Record<number, number>) => ({
    test: name,
    text: 'then',
    file: 'age.ts',
    source,
    lines,
  })
  const meetings = [
    met('slow.test.ts', 'now', { 3: 9000 }),
    met('quick.test.ts', 'now', { 3: 40 }),
    met('other.test.ts', 'now', { 4: 1 }),
    met('older.test.ts', 'before', { 9: 70 }),
  ]
  const near = ['slow.test.ts', 'other.test.ts', 'quick.test.ts', 'older.test.ts']
  expect(testsOfLine({ file: 'age.ts', line: 3, source: 'now' }, near, meetings)).toEqual([
    'quick.test.ts',
    'older.test.ts',
    'slow.test.ts',
  ])
})

test('a test that imports a whole folder is near to each file of it', () => {
  const file = 'machines/reference/messages/merge.ts'
  expect(nearestTests([file], 8).get(file)).toContain('tests/machines/reference/reachable-texts.test.ts')
})
