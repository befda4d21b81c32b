import { expect, type Page } from 'playwright/test'
import { screenOf } from '#machines/core/screen.ts'
import type { TestModel } from '#machines/core/test-model.ts'
import { kycEvents } from '#machines/purchase/kyc/kyc.events.ts'
import { kycMachine } from '#machines/purchase/kyc/kyc.machine.ts'
import { path } from '#machines/purchase/proposal/proposal.states.ts'
import { goWithin } from '../driver/go-within.ts'
import { perform, press } from '../driver/perform.ts'
import { screenAt } from '../driver/screen-at.ts'
import { standsAt } from '../driver/stands-at.ts'
import { today } from '../driver/today.ts'
import type { Call, Calls } from './held-calls.ts'
import { readAsWalked, savedReply } from './journey-replies.ts'
import { identityReplies, proposalReply, releasedReply } from './proposal-replies.ts'
import type { Begin, Stage, Walk } from './stage.ts'
import { follow, hasVisited } from './visited.ts'

/** A call of one path, and how the server words what comes of it. */
export const callTo = <Output>(
  to: string,
  reply: (output: Output) => ReturnType<typeof savedReply>,
): Call => ({
  paths: [to],
  told: (output: Output) => ({ [to]: reply(output) }),
})

/** The identity check is a machine of its own; here somebody is found, or it is left. */
async function identify(page: Page, isFound: boolean): Promise<void> {
  await standsAt(page, screenAt(kycMachine, 'asking'))
  if (!isFound) return press(page, kycEvents.back)
  const [document] = kycEvents['document.given'].samples(today())
  if (!document) throw new Error('An event has at least one sample')
  await perform(page, kycEvents['document.given'], document)
  await standsAt(page, screenAt(kycMachine, 'found'))
  await perform(page, kycEvents['identity.confirmed'], {})
}

async function isShown({ page, snapshot }: Walk): Promise<void> {
  const { title = '', path: address, view, problem, busy } = screenOf(snapshot)
  if (title === '') return hasVisited(page, (address ?? '').replace('{id}', 'lead-1'))
  await standsAt(page, { title })
  // On the way to the bank nothing is said of what was before.
  if (problem && !busy && view !== 'bank')
    await expect(page.getByText(problem, { exact: true })).toBeVisible()
}

const open: Begin = async (page) => void (await page.goto('/proposal/lead-1'))
const comeBack: Begin = async (page) => void (await page.goto('/kyc-redirection/lead-1'))
const fromProvider = 'back from the identity provider'

type Proposal = {
  testModel: TestModel
  /** Where its insurer is asked, and the product's own page. */
  submit: string
  home: string
  calls?: Calls
  causes?: Stage['causes']
  usual?: Stage['usual']
}

/** A proposal of any product, with everything that it asks of the outside answered as the path has it. */
export const proposalStage = ({ testModel, submit, home, calls, causes, usual }: Proposal): Stage => ({
  testModel,
  path,
  calls: {
    submitProposal: callTo(submit, proposalReply),
    readProposal: callTo('motor/getProposalStatus', proposalReply),
    abandonPlan: callTo('motor/choosePlanAgain', releasedReply),
    ...calls,
  },
  usual: {
    'admin/flow': savedReply({ version: 9 }),
    'admin/getFlow': readAsWalked(home),
    ...identityReplies,
    ...usual,
  },
  prepare: follow,
  starts: Object.fromEntries(
    testModel.starts(today()).map(({ name }) => [name, name === fromProvider ? comeBack : open]),
  ),
  expectState: isShown,
  causes: {
    kyc: ({ page }, { output }) => identify(page, output.kyc !== undefined),
    'identity.taken': ({ page }) => identify(page, true),
    revisited: ({ page }, { screen }) => goWithin(page, `/proposal/lead-1?step=${screen}`),
    ...causes,
  },
})
