import { expect, type Page } from 'playwright/test'
import { healthProposalEvents } from '#machines/health/proposal/health-proposal.events.ts'
import { mandate as texts } from '#machines/reference/messages/mandate.ts'
import { isAccessible } from '../accessibility/axe.ts'
import { press } from '../driver/perform.ts'
import { acceptAtDesk } from '../driver/referral.ts'
import { test } from '../driver/test.ts'
import { beginProposal, healthAt, proposeHealth } from './health.ts'
import { answerGateway, takePolicy } from './pay.ts'

const stroke = { stroke: true, strokeSince: '01/2020' }
const blocked = (page: Page) => page.getByText('is blocked on your account and still yours')

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
  await acceptAtDesk(browser, leadId)
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
