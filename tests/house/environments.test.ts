import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sourceFiles } from './files.ts'

/** In two parts: Vitest finds the words wherever they stand in a file, in a string too. */
const dom = ['// @vitest', 'environment dom\n'].join('-')

test('a file that names an environment names that with a DOM, in its first line', () => {
  const naming = sourceFiles('tests')
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
    .filter(({ text }) => /@(vitest|jest)-environment\s/.test(text))
  expect(naming.length).toBeGreaterThan(0)
  const wrong = naming.filter(
    ({ text }) => !text.startsWith(dom) || text.match(/-environment\s/g)?.length !== 1,
  )
  expect(wrong.map(({ file }) => file)).toEqual([])
})
