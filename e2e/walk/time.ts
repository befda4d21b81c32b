import { expect, type Page } from 'playwright/test'
import { type AnyMachineSnapshot, getStateNodes } from 'xstate'

/** A state that ends so soon is looked at while time stands still. */
const briefMs = 5000

export const isBrief = (snapshot: AnyMachineSnapshot): boolean =>
  [...delaysIn(snapshot).values()].some((ms) => ms < briefMs)

/** How long a state waits before it ends by itself, in ms, by the event that ends it. */
export function delaysIn({ machine, value, status }: AnyMachineSnapshot): Map<string, number> {
  const nodes = status === 'active' ? getStateNodes(machine.root, value) : []
  const timers = nodes.flatMap(({ after }) => after)
  return new Map(timers.map(({ eventType, delay }) => [eventType, msOf(machine, delay)]))
}

function msOf({ implementations }: AnyMachineSnapshot['machine'], delay: unknown): number {
  const ms: unknown = typeof delay === 'string' ? implementations.delays[delay] : delay
  if (typeof ms !== 'number') throw new Error(`Nobody knows beforehand how long ${delay} is`)
  return ms
}

/**
 * Time stands still within the next second. Where a busy machine takes longer to say so, that second is over and is
 * refused, but time stands by then, and the next one is to come.
 */
export const stopTime = (page: Page): Promise<void> =>
  expect(async () => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)).toPass()
