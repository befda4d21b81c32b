import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { exportSuite, readSuite } from '#contract/paths/paths.calls.ts'
import { criteria as known, queryErrors, suiteFormats, targetsOf } from '#contract/views/suite-query.ts'
import { paths } from '#machines/reference/messages/paths.ts'
import { formatNames } from '#paths/formats/formats.ts'
import { criteria } from '#paths/types.ts'

describe('what is asked of paths', () => {
  it('is every criterion that needs no file, and every format that path generation knows', () => {
    expect([...known].sort()).toEqual(criteria.filter((one) => one !== 'traffic').sort())
    expect([...suiteFormats].sort()).toEqual([...formatNames].sort())
  })

  it('is read from an address: numbers as numbers, transitions where no criterion is named', () => {
    const read = v.parse(readSuite.request, { machine: 'motor', maxLength: ' 12 ', workers: '3', other: 'x' })
    expect(read).toEqual({ machine: 'motor', criterion: 'transitions', maxLength: 12, workers: 3 })
  })

  it('is the same when the browser says it in its own types', () => {
    const asked = { machine: 'motor', criterion: 'n-switch', n: 2 }
    expect(v.parse(readSuite.request, asked)).toEqual(asked)
  })

  it('names a format', () => {
    const read = v.safeParse(exportSuite.request, { machine: 'motor', format: 'pdf' })
    expect(read.issues?.map(({ message }) => message)).toEqual([paths.errors.format])
  })

  it.each([
    ['n', ['-1', '4', '1.5', 'two', '1e0']],
    ['maxLength', ['0', '10001', 'all']],
    ['workers', ['0', '65', '']],
  ] as const)('is at fault for a wrong %s', (name, values) => {
    for (const value of values) {
      expect(queryErrors({ [name]: value })).toEqual([{ path: name, message: paths.errors[name] }])
    }
  })

  it('is at fault for every field at once', () => {
    const errors = queryErrors({ criterion: 'all', n: '9', workers: 'x' })
    expect(errors.map(({ path }) => path)).toEqual(['criterion', 'n', 'workers'])
  })

  it('parts targets by commas and takes at least one where they are to be chosen', () => {
    expect(targetsOf({ targets: ' a, b ,,' })).toEqual(['a', 'b'])
    expect(queryErrors({ criterion: 'chosen', targets: ' , ' })).toEqual([
      { path: 'targets', message: paths.errors.targets },
    ])
    expect(queryErrors({ criterion: 'chosen', targets: 'a' })).toEqual([])
  })
})
