import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'playwright/test'
import { run } from '#paths/command/run.ts'
import { test } from '../driver/test.ts'
import { folderOfRuns, runIn } from './nested-run.ts'
import { doorPage, lampPage } from './toy-page.ts'

const door = './tests/paths/command/fixtures/door.ts'

test.describe('a Playwright file that the command has written', () => {
  let folder = ''
  test.beforeEach(() => {
    folder = folderOfRuns()
  })
  test.afterEach(() => rmSync(folder, { recursive: true }))

  const write = (machine: string, ...more: string[]) => {
    const out = join(folder, 'written.spec.ts')
    const args = [machine, '--format', 'playwright', '--out', out, ...more]
    return run(args, { out: process.stdout, err: process.stderr })
  }

  test('walks a page whose buttons are named like the events, refusals included', async () => {
    expect(await write(door, '--criterion', 'negative')).toBe(0)
    const { code, said } = await runIn(folder, { page: doorPage(3) })
    expect(said).toMatch(/1 passed/)
    expect(code).toBe(0)
  })

  test('names path, step, state and event where the page does something else', async () => {
    expect(await write(door)).toBe(0)
    const { code, said } = await runIn(folder, { page: doorPage(2), patienceMs: 3_000 })
    expect(said).toMatch(/Path [0-9a-f]{8}, step \d of 5, KNOCK in closed to closed/)
    expect(code).toBe(1)
  })

  test('sets the clock of the page on for a timer, rather than wait for it', async () => {
    writeFileSync(
      join(folder, 'lamp.ts'),
      `import { createMachine } from 'xstate'
export const lamp = createMachine({
  id: 'lamp',
  initial: 'off',
  states: { off: { on: { PRESS: 'on' } }, on: { after: { 600000: 'off' } } },
})
`,
    )
    expect(await write(`./${folder}/lamp.ts#lamp`)).toBe(0)
    const { code, said } = await runIn(folder, { page: lampPage(600) })
    expect(said).toMatch(/1 passed/)
    expect(code).toBe(0)
  })

  test('walks by the driver of a file', async () => {
    writeFileSync(
      join(folder, 'driver.ts'),
      `import { expect, type Page } from 'playwright/test'
export const byHand = (page: Page) => ({
  begin: () => page.goto(process.env.PAGE_URL ?? '').then(() => undefined),
  send: ({ type }: { type: string }) => page.getByText(type).click(),
  expectState: (state: string) => expect(page.locator('body')).toHaveAttribute('data-state', state),
})
`,
    )
    expect(await write(door, '--driver', `./${folder}/driver.ts#byHand`)).toBe(0)
    const { code, said } = await runIn(folder, { page: doorPage(3) })
    expect(said).toMatch(/1 passed/)
    expect(code).toBe(0)
  })

  test('walks a journey of ours by the driver that the browser tests have', async ({ baseURL }) => {
    expect(await write('expiry', '--criterion', 'states')).toBe(0)
    const { code, said } = await runIn(folder, { baseURL: baseURL ?? '' })
    expect(said).toMatch(/\d passed/)
    expect(code, said).toBe(0)
  })
})
