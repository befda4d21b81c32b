import { expect, type Page } from 'playwright/test'

/** What a party of the outside world shall do otherwise, as the sandbox's README table tells it. */
export type SandboxPlan = {
  party: 'insurer' | 'registry' | 'kyc' | 'gateway' | 'messages'
  call: string
  /** Narrows it to one insurer, document, order or address: tests run beside each other. */
  key: string
  do: string
  by?: number
  ms?: number
  times?: number
}

export async function plan(page: Page, one: SandboxPlan): Promise<void> {
  const response = await page.request.post('/sandbox/plan', { data: one })
  expect(response.status(), await response.text()).toBe(201)
}

/** The bank's last word on the open payment of an order. */
export async function settle(page: Page, orderId: string, outcome: 'success' | 'failure'): Promise<void> {
  const response = await page.request.post('/sandbox/gateway/settle', {
    data: { order_id: orderId, outcome },
  })
  expect(response.ok(), await response.text()).toBe(true)
}

/** The newest message to a mobile number or mail address; only of those about something, where it is given. */
export async function newestMessage(
  { request }: Pick<Page, 'request'>,
  to: string,
  about = /./,
): Promise<string> {
  const response = await request.get(`/sandbox/inbox.json?to=${encodeURIComponent(to)}`)
  const messages: { text: string }[] = await response.json()
  return messages.find(({ text }) => about.test(text))?.text ?? ''
}
