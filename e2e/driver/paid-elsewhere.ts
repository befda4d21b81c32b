import type { Page } from 'playwright/test'

/** From now on each save of a page is answered as if its journey had been paid for on another device. */
export async function payElsewhere(page: Page, customerLeadId: string): Promise<void> {
  const saved = await page.request.post('/api/v1/admin/getFlow', { data: { customerLeadId } })
  const { data } = await saved.json()
  await page.route('**/api/v1/admin/flow', (route) =>
    route.fulfill({
      status: 409,
      json: {
        status: 'error',
        code: 'saved-elsewhere',
        message: 'moved',
        current: { ...data, status: 'paymentSuccess' },
      },
    }),
  )
}
