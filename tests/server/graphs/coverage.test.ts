import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readCoverage, readFindings } from '#contract/paths/paths.calls.ts'
import type { CoverageReport } from '#contract/views/coverage.ts'
import { paths } from '#server/paths/paths.routes.ts'
import { testConfig } from '../support/config.ts'
import { describeOnPglite } from '../support/on-each-database.ts'
import { forTesters } from './paths-once.ts'

const folder = join('test-results', 'coverage-of-graphs')
const coverageFile = join(folder, 'coverage.json')
const count = { covered: 1, elsewhere: 0, total: 2 }

const report: CoverageReport = {
  at: '2026-11-21T08:00:00.000Z',
  machines: [
    {
      key: 'expiry',
      title: 'Expiry',
      levels: [
        {
          level: 'server',
          transitions: count,
          states: count,
          refusals: count,
          taken: { 'expiry.calendar opened 0': 2 },
          uncovered: [{ target: 'expiry closed 0', reason: 'nobody came', elsewhere: false }],
          paths: [],
        },
      ],
    },
  ],
}

const options = {
  modules: [paths],
  deps: { ...forTesters.deps, config: { ...testConfig, coverageFile } },
}

describeOnPglite('the coverage of the last run', options, (server) => {
  const of = async (machine: string) => (await server.visitor().call(readCoverage, { machine })).data
  const write = (text: string) => {
    mkdirSync(folder, { recursive: true })
    writeFileSync(coverageFile, text)
  }

  it('is what its report says of the machine, level by level', async () => {
    write(JSON.stringify(report))
    expect(await of('expiry')).toEqual({ at: report.at, levels: report.machines[0]?.levels })
  })

  it('is nothing for a machine that no test walked', async () => {
    write(JSON.stringify(report))
    expect(await of('merge')).toBeUndefined()
  })

  it('is nothing where the report cannot be read, which is logged', async () => {
    write('{"at":')
    expect(await of('expiry')).toBeUndefined()
    expect(server.logs.map(({ msg }) => msg)).toContain('the coverage report could not be read')
  })
})

describeOnPglite('the model checks', forTesters, (server) => {
  it('tell what they find in a machine', async () => {
    const { data } = await server.visitor().call(readFindings, { machine: 'lifecycle' })
    expect(data.stopped).toBeUndefined()
    for (const { place } of data.findings) expect(place).toMatch(/^lifecycle/)
  })

  it('are made once for a machine, whoever asks', async () => {
    const [one, other] = await Promise.all(
      [1, 2].map(() => server.visitor().call(readFindings, { machine: 'merge' })),
    )
    expect(one).toEqual(other)
  })
})
