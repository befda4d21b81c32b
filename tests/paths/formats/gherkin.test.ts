import { describe, expect, test } from 'vitest'
import { formatted } from '#paths/formats/formats.ts'
import { ofCatalogue, ofOddities, type Told } from './suites.ts'

const linesOf = ({ suite, model, details }: Told) =>
  formatted('gherkin', suite, model, details)
    .split('\n')
    .filter((line) => line !== '')

const step = /^ {4}(Given|When|Then|And) \S/
const row = /^ {6}\|( ([^|\\\n]|\\[\\|n])+ \|)+$/

describe('a suite as Gherkin', () => {
  test.each([
    ['a machine of the catalogue', () => ofCatalogue('login')],
    ['a machine with odd names', ofOddities],
  ])('is one feature of well formed scenarios: %s', async (_, make) => {
    const told = await make()
    const [feature, description, ...lines] = linesOf(told)
    expect(feature).toMatch(/^Feature: \S/)
    expect(description).toMatch(/^ {2}Criterion negative, \d+ of \d+ targets covered\.$/)
    const odd = lines.filter(
      (line) => !(step.test(line) || row.test(line) || /^ {2}(@path-[0-9a-f]{8}$|Scenario: \S)/.test(line)),
    )
    expect(odd).toEqual([])
    expect(lines.filter((line) => /^ {2}Scenario:/.test(line))).toHaveLength(told.suite.paths.length)
  })

  test('uses the labels of the screens', async () => {
    const lines = linesOf(await ofCatalogue('login'))
    expect(lines).toContain('    When I fill in and press "Send OTP"')
    expect(lines).toContain('      | mobile | 9876543210 |')
    expect(lines).toContain('    When check employee answers')
  })

  test('lists refusals under their step', async () => {
    const lines = linesOf(await ofOddities())
    const at = lines.indexOf('    And it refuses')
    expect(at).toBeGreaterThan(0)
    expect(lines[at + 1]).toMatch(row)
  })
})
