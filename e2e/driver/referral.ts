import { type Browser, expect, type Locator, type Page } from 'playwright/test'
import { referralsEvents } from '#machines/staff/referrals/referrals.events.ts'
import { perform } from './perform.ts'
import { beStaff } from './sign-in.ts'

type AtDesk = { desk: Page; card: Locator }

/** A referred proposal at the desk of somebody who decides, in a browser of theirs; the queue names it by its number. */
export async function referralAtDesk(browser: Browser, leadId: string): Promise<AtDesk> {
  const desk = await (await browser.newContext()).newPage()
  await beStaff(desk, 'dev.admin')
  const { data } = await (await desk.request.get('/api/v1/desk/referrals')).json()
  const { proposalNumber } = data.find((one: { customerLeadId: string }) => one.customerLeadId === leadId)
  await desk.goto('/desk/referrals')
  return { desk, card: desk.getByRole('region', { name: proposalNumber, exact: true }) }
}

/** An employee accepts the proposal as it is. */
export async function acceptAtDesk(browser: Browser, leadId: string): Promise<void> {
  const { desk, card } = await referralAtDesk(browser, leadId)
  await card.getByRole('button', { name: referralsEvents['decision.opened'].label, exact: true }).click()
  await perform(desk, referralsEvents['decision.given'], {
    decision: 'approve',
    reason: 'Nothing speaks against it',
  })
  await expect(desk.getByText('The insurer has your decision')).toBeVisible()
  await expect(card).toBeHidden()
}
