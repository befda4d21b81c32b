import { expect, type Page } from 'playwright/test'
import { screenOf } from '#machines/core/screen.ts'
import { healthProposalEvents } from '#machines/health/proposal/health-proposal.events.ts'
import { healthProposalTestModel } from '#machines/health/proposal/health-proposal.test-model.ts'
import { kycEvents } from '#machines/purchase/kyc/kyc.events.ts'
import { kycMachine } from '#machines/purchase/kyc/kyc.machine.ts'
import { path } from '#machines/purchase/proposal/proposal.states.ts'
import { addYears } from '#machines/rules/calendar.ts'
import { goWithin } from '../driver/go-within.ts'
import { fillForm, press } from '../driver/perform.ts'
import { screenAt } from '../driver/screen-at.ts'
import { standsAt } from '../driver/stands-at.ts'
import { today } from '../driver/today.ts'
import { asha, proveIdentity } from '../purchases/health.ts'
import type { Calls } from '../walk/held-calls.ts'
import type { Begin, Stage, Walk } from '../walk/stage.ts'
import { follow, hasVisited } from '../walk/visited.ts'
import { identityReplies, proposalReply, readAsWalked, releasedReply, savedReply } from './replies.ts'

const calls: Calls = {
  submitProposal: {
    paths: ['health/submitProposal'],
    told: (said) => ({ 'health/submitProposal': proposalReply(said) }),
  },
  readProposal: {
    paths: ['motor/getProposalStatus'],
    told: (said) => ({ 'motor/getProposalStatus': proposalReply(said) }),
  },
  abandonPlan: {
    paths: ['motor/choosePlanAgain'],
    told: (said) => ({ 'motor/choosePlanAgain': releasedReply(said) }),
  },
}

/** The identity check is a machine of its own; here somebody is found, or it is left. */
async function identify(page: Page, isFound: boolean): Promise<void> {
  if (isFound) return proveIdentity(page)
  await standsAt(page, screenAt(kycMachine, 'asking'))
  await press(page, kycEvents.back)
}

/** The birth date that this age follows from is given first, and the price is for another one. */
async function correctAge(page: Page, age: number): Promise<void> {
  await fillForm(page, healthProposalEvents['person.given'], {
    ...asha,
    dateOfBirth: addYears(today(), -age),
  })
  await press(page, healthProposalEvents['person.given'])
  await press(page, healthProposalEvents['age.corrected'])
}

async function isShown({ page, snapshot }: Walk): Promise<void> {
  const { title = '', path: address, problem, busy } = screenOf(snapshot)
  if (title === '') return hasVisited(page, (address ?? '').replace('{id}', 'lead-1'))
  await standsAt(page, { title })
  if (problem && !busy) await expect(page.getByText(problem, { exact: true })).toBeVisible()
}

const open: Begin = async (page) => void (await page.goto('/proposal/lead-1'))

/** The proposal for health cover, with everything that it asks of the outside answered as the path has it. */
export const healthProposalStage: Stage = {
  testModel: healthProposalTestModel,
  path,
  calls,
  usual: { 'admin/flow': savedReply({ version: 9 }), ...identityReplies },
  prepare: async (page, walk) => {
    await follow(page)
    await readAsWalked(page, walk)
  },
  starts: {
    'a plan chosen': open,
    'answered up to step 3': open,
    'answered up to step 5': open,
    'answered up to step 6': open,
    'everything answered': open,
    'no plan': open,
    'back from the identity provider': async (page) => void (await page.goto('/kyc-redirection/lead-1')),
    proposalRequest: open,
    paymentPending: open,
    policyDocSuccess: open,
  },
  standsAt: isShown,
  causes: {
    kyc: ({ page }, { output }) => identify(page, output.kyc !== undefined),
    'age.corrected': ({ page }, { age }) => correctAge(page, age),
    revisited: ({ page }, { screen }) => goWithin(page, `/proposal/lead-1?step=${screen}`),
  },
}
