import { readFile } from 'node:fs/promises'
import { expect, type Page } from 'playwright/test'
import { paymentEvents } from '#machines/purchase/payment/payment.events.ts'
import { paymentMachine } from '#machines/purchase/payment/payment.machine.ts'
import { perform } from '../driver/perform.ts'
import { screenAt } from '../driver/screen-at.ts'
import { standsAt } from '../driver/stands-at.ts'

export const paymentAt = (page: Page, state: string) => standsAt(page, screenAt(paymentMachine, state))

/** Accepts the terms and goes to the gateway's page. */
export async function goToGateway(page: Page): Promise<void> {
  await paymentAt(page, 'summary')
  await perform(page, paymentEvents['terms.accepted'], { terms: true })
}

/** Presses a button of the gateway's hosted page, which sends the browser back. */
export async function answerGateway(
  page: Page,
  button: 'Pay' | 'Block' | 'Fail' | 'Wait' | 'Cancel',
): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click()
  await page.waitForURL(({ pathname }) => !pathname.startsWith('/sandbox/'), { waitUntil: 'commit' })
}

/** The policy is issued, and its document is a PDF of some substance. */
export async function takePolicy(page: Page): Promise<void> {
  await paymentAt(page, 'issued')
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download policy' }).click()
  const file = await readFile(await (await download).path())
  expect(file.subarray(0, 5).toString()).toBe('%PDF-')
  expect(file.length).toBeGreaterThan(10_000)
}

/** The gateway's name for what is being paid, as its own page carries it once it is there. */
export async function orderOn(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Wait', exact: true }).waitFor()
  return page.locator('input[name=order_id]').first().inputValue()
}
