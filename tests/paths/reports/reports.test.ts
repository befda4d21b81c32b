import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { coverageReport } from '#contract/views/coverage.ts'
import { htmlOf } from '#paths/reports/html.ts'
import { junitOf } from '#paths/reports/junit.ts'
import { lcovOf } from '#paths/reports/lcov.ts'
import { tableOf } from '#paths/reports/table.ts'
import { aLevel, aReport, onServer } from './a-report.ts'

const report = aReport(aLevel(), onServer)

describe('a report of coverage', () => {
  it('matches the JSON schema', () => {
    expect(v.parse(coverageReport, JSON.parse(JSON.stringify(report)))).toEqual(report)
  })

  it('is a table for the terminal, with failures and gaps below', () => {
    expect(tableOf(report).split('\n')).toEqual([
      'machine  level    transitions        states  refusals  paths',
      '-------  -------  -----------------  ------  --------  ------------------',
      'lamp     machine  3/3                3/3     2/2       1 passed',
      'lamp     server   1/3 (1 elsewhere)  3/3     2/2       0 passed, 1 failed',
      '',
      'lamp, server:',
      '  path bb22 from its "beginning": step 2, press in dim; the shortest way there: press, press',
      '  not taken: lamp.dim press 0 (no walk took it)',
    ])
  })

  it('is JUnit XML with a suite for each level and a case for each path', () => {
    const xml = junitOf(report)
    expect(xml).toContain('<testsuites name="paths" tests="2" failures="1" time="1.512">')
    expect(xml).toContain(
      '<testcase classname="lamp.machine" name="path aa11 from its beginning" time="0.012"/>',
    )
    expect(xml).toContain('name="path bb22 from its &quot;beginning&quot;"')
    expect(xml).toContain('<failure type="PathFailure" message="step 2, press in dim; the shortest way there')
    expect(xml.match(/<testsuite /g)).toHaveLength(2)
  })

  it('is one HTML page that loads nothing and lists gaps and what is left to others, with reasons', () => {
    const page = htmlOf(report)
    expect(page).not.toMatch(/<script|<link|src=|url\(/)
    expect(page).toContain('A lamp &amp; its shade')
    expect(page).toContain('nobody holds a &lt;button&gt; there')
    expect(page).toContain('The server level misses 1')
    expect(page).toContain('<h2>Failed paths</h2>')
    expect(page.match(/<h1>/g)).toHaveLength(1)
  })

  it('says so when no path failed and no level walked a machine', () => {
    const page = htmlOf(aReport())
    expect(page).toContain('No path failed.')
    expect(page).toContain('No level has walked it.')
  })

  it('is lcov with each transition as a branch of its line', () => {
    const lines = new Map([
      ['lamp.off press 0', 7],
      ['lamp.dim press 0', 9],
      ['lamp.dim hold 0', 9],
    ])
    const both = lcovOf(report, () => ({ file: 'lamp.machine.ts', lines, states: new Map() }))
    const [machine, server] = both.split('end_of_record\n')
    expect(machine?.split('\n').slice(0, 11)).toEqual([
      'TN:machine',
      'SF:lamp.machine.ts',
      'BRDA:7,0,0,2',
      'BRDA:9,0,0,1',
      'BRDA:9,0,1,1',
      'BRF:3',
      'BRH:3',
      'DA:7,2',
      'DA:9,2',
      'LF:2',
      'LH:2',
    ])
    expect(server).toContain('BRDA:9,0,0,-\nBRDA:9,0,1,-\nBRF:3\nBRH:1\nDA:7,1\nDA:9,0\nLF:2\nLH:1\n')
  })

  it('omits a machine from lcov when its source is unknown', () => {
    expect(lcovOf(report, () => undefined)).toBe('')
  })
})
