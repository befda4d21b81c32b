import { type Page, test } from 'playwright/test'
import type { Driver } from '#paths/run/driver.ts'
import type { PathEvent } from '#paths/types.ts'
import { PageDriver } from '../walk/driver.ts'
import type { Stage } from '../walk/stage.ts'
import { withinReach } from '../walk/within-reach.ts'

/**
 * The driver of a stage for whole suites, as the command writes them. What no browser reaches is passed over, and
 * said beside the test's result.
 */
export const driverOf =
  (stage: Stage) =>
  (page: Page): Driver => {
    const driver = new PageDriver(page, stage)
    let within = new Set<PathEvent>()
    let isThere = false
    return {
      begin: async (path) => {
        const [reached] = withinReach(stage, [path])
        within = new Set(reached?.events)
        isThere = reached !== undefined
        if (isThere) await driver.begin(path)
        const beyond = path.events.filter((event) => !event.refused && !within.has(event))
        for (const { edge } of beyond) {
          test.info().annotations.push({ type: 'not taken in the browser', description: edge })
        }
      },
      send: async (event) => {
        isThere &&= within.has(event) || event.from === event.to
        if (within.has(event)) await driver.send(event)
      },
      expectRefused: async (event) => {
        if (within.has(event)) await driver.expectRefused(event)
      },
      expectState: async () => {
        if (isThere) await driver.expectState()
      },
    }
  }
