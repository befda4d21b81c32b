import { type Browser, expect, type Page } from 'playwright/test'
import { healthProposalEvents } from '#machines/health/proposal/health-proposal.events.ts'
import { mandate as texts } from '#machines/reference/messages/mandate.ts'
import { referralsEvents } from '#machines/staff/referrals/referrals.events.ts'
import { isAccessible } from '../accessibility/axe.ts'
import { perform, press } from '../driver/perform.ts'
import { beStaff } from '../driver/sign-in.ts'
import { test } from '../driver/test.ts'
import { beginProposal, healthAt, proposeHealth } from './health.ts'
import { answerGateway, takePolicy } from './pay.ts'

const stroke = { stroke: true, strokeSince: '01/2020' }
const blocked = (page: Page) => page.getByText('is blocked on your account and still yours')

/** An employee accepts the proposal at the desk, which names it by its number. */
async function accept(browser: Browser, leadId: string): Promise<void> {
  const desk = await (await browser.newContext()).newPage()
  await beStaff(desk, 'dev.admin')
  const { data } = await (await desk.request.get('/api/v1/desk/referrals')).json()
  const { proposalNumber } = data.find((one: { customerLeadId: string }) => one.customerLeadId === leadId)
  await desk.goto('/desk/referrals')
  const card = desk.getByRole('region', { name: proposalNumber, exact: true })
  await card.getByRole('button', { name: referralsEvents['decision.opened'].label }).click()
  await perform(desk, referralsEvents['decision.given'], { decision: 'approve', reason: 'Stable for years' })
  await expect(desk.getByText('The insurer has your decision')).toBeVisible()
  await expect(card).toBeHidden()
}

test('the premium of a referred proposal is blocked, released, blocked again, and taken on acceptance', async ({
  page,
  browser,
}) => {
  await beginProposal(page)
  await proposeHealth(page, { medical: stroke })
  await healthAt(page, 'referred')
  const [, leadId = ''] = /proposal\/([^/?]+)/.exec(page.url()) ?? []
  await press(page, healthProposalEvents['mandate.requested'])
  await answerGateway(page, 'Block')
  await healthAt(page, 'referred')
  await expect(blocked(page)).toBeVisible()
  await isAccessible(page)
  await press(page, healthProposalEvents['mandate.released'])
  await expect(page.getByText(texts.notBlocked)).toBeVisible()
  await press(page, healthProposalEvents['mandate.requested'])
  await answerGateway(page, 'Block')
  await expect(blocked(page)).toBeVisible()
  await accept(browser, leadId)
  await press(page, healthProposalEvents['status.checked'])
  await takePolicy(page)
})

test('who turns back at the bank has nothing blocked, and may still wait or pay later', async ({ page }) => {
  await beginProposal(page)
  await proposeHealth(page, { medical: stroke })
  await healthAt(page, 'referred')
  await press(page, healthProposalEvents['mandate.requested'])
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  await healthAt(page, 'referred')
  await expect(blocked(page)).toBeHidden()
  await expect(
    page.getByRole('button', { name: healthProposalEvents['mandate.requested'].label }),
  ).toBeVisible()
})
