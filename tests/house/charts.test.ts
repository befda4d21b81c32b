import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { projectFiles } from './files.ts'

/** What is read aloud in one go; a chart that grows beyond it hands a part of its own to a file of its own. */
const longest = 160

test('every chart fits on a few screens', () => {
  const charts = projectFiles().filter((file) => file.endsWith('.machine.ts'))
  const long = charts.filter((file) => readFileSync(file, 'utf8').split('\n').length - 1 > longest)
  expect(charts.length).toBeGreaterThan(30)
  expect(long).toEqual([])
})
