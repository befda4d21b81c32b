import { expect, type Page } from 'playwright/test'
import { healthProposalEvents } from '#machines/health/proposal/health-proposal.events.ts'
import { merge } from '#machines/reference/messages/merge.ts'
import { perform } from '../driver/perform.ts'
import { test } from '../driver/test.ts'
import {
  beginProposal,
  first,
  giveInsured,
  giveMedical,
  giveNominee,
  healthAt,
  proveIdentity,
} from './health.ts'
import { saved } from './propose.ts'

const home = first(healthProposalEvents['addresses.given'])
const asksMerge = (page: Page) => page.getByRole('dialog', { name: merge.title })
const addresses = (page: Page) => page.getByRole('region', { name: 'Your addresses', exact: true })

const live = (page: Page, line1: string) =>
  perform(page, healthProposalEvents['addresses.given'], { ...home, line1 })

test('two tabs of one health journey lose no answer of either', async ({ page, context }) => {
  await beginProposal(page)
  await giveInsured(page)
  await proveIdentity(page)
  await saved(page, 'medical.given', () => giveMedical(page))
  await healthAt(page, 'addresses')
  const other = await context.newPage()
  await other.goto(new URL(page.url()).pathname)
  await healthAt(other, 'addresses')

  await test.step('the second goes on from what the first has answered', async () => {
    await live(page, '12 Lake Road')
    await giveNominee(page)
    await healthAt(page, 'review')
    await live(other, '7 Fort Road')
    await expect(asksMerge(other)).toContainText('7 Fort Road')
    await expect(asksMerge(other)).toContainText('12 Lake Road')
    await expect(asksMerge(other)).not.toContainText('Ravi Sharma')
    await other.getByRole('button', { name: merge.takeMine }).click()
    await healthAt(other, 'review')
    await expect(addresses(other)).toContainText('7 Fort Road')
    await expect(other.getByRole('region', { name: 'Nominee', exact: true })).toContainText('Ravi Sharma')
  })

  await test.step('the first has it once it is opened again', async () => {
    await page.reload()
    await healthAt(page, 'review')
    await expect(addresses(page)).toContainText('7 Fort Road')
  })
})
