import { expect } from 'playwright/test'
import { keptSuite } from '#paths/cache/cached-suite.ts'
import { modelOf } from '#paths/model/of-test-model.ts'
import { recordBeyond } from '#paths/run/record.ts'
import { walkAndRecord } from '#paths/run/walk-and-record.ts'
import type { TestPath } from '#paths/types.ts'
import { test } from '../driver/test.ts'
import { today } from '../driver/today.ts'
import { PageDriver } from './driver.ts'
import type { Stage } from './stage.ts'
import { leftOut, withinReach } from './within-reach.ts'

const level = 'browser'

/**
 * One test for each path of a machine's suite, and one that none is missed. It is the very suite that machine and server
 * walk.
 */
export async function walkInBrowser(stage: Stage): Promise<void> {
  const { testModel, beyond = {} } = stage
  const { paths, uncovered } = await keptSuite(testModel, today(), { criterion: 'negative' })

  test.describe(`${testModel.title}, walked along its generated paths`, () => {
    for (const path of withinReach(stage, paths)) {
      test(titleOf(path), async ({ page }) => {
        test.setTimeout(60_000 + path.events.length * 4_000)
        const model = modelOf(testModel, today())
        await using driver = new PageDriver(page, stage)
        await walkAndRecord({ level, model, path, driver })
      })
    }

    test('takes every transition but those it gives a reason for', () => {
      for (const [edge, reason] of Object.entries(beyond)) {
        test.info().annotations.push({ type: 'not taken in the browser', description: `${edge}: ${reason}` })
      }
      recordBeyond({ level, machine: testModel.key, reasons: { ...beyond } })
      const missing = [...leftOut(stage, paths), ...uncovered.map(({ target }) => target)]
      expect(missing.sort()).toEqual(Object.keys(beyond).sort())
    })
  })
}

function titleOf({ id, start, begins, events }: TestPath): string {
  const heard = events.filter(({ refused }) => !refused)
  return `from ${start.name} in ${heard.length} events to ${heard.at(-1)?.to ?? begins} (${id})`
}
