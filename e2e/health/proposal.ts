import type { Page } from 'playwright/test'
import { healthProposalEvents } from '#machines/health/proposal/health-proposal.events.ts'
import { healthProposalTestModel } from '#machines/health/proposal/health-proposal.test-model.ts'
import { addYears } from '#machines/rules/calendar.ts'
import { rupees } from '#machines/rules/money.ts'
import type { MandateStatus } from '#machines/schemas/outcome.ts'
import { fillForm, press } from '../driver/perform.ts'
import { today } from '../driver/today.ts'
import { asha } from '../purchases/health.ts'
import { success } from '../walk/journey-replies.ts'
import { callTo, proposalStage } from '../walk/proposal.ts'

/** How a referred proposal's premium stands. */
const mandateReply = ({ status, amount, ...rest }: MandateStatus) =>
  success({ mandateStatus: status, amount: rupees(amount), ...rest })

/** The birth date that this age follows from is given first, and the price is for another one. */
async function correctAge(page: Page, age: number): Promise<void> {
  await fillForm(page, healthProposalEvents['person.given'], {
    ...asha,
    dateOfBirth: addYears(today(), -age),
  })
  await press(page, healthProposalEvents['person.given'])
  await press(page, healthProposalEvents['age.corrected'])
}

export const healthProposalStage = proposalStage({
  testModel: healthProposalTestModel,
  submit: 'health/submitProposal',
  home: '/health',
  calls: {
    readMandate: callTo('payment/readMandate', mandateReply),
    requestMandate: callTo('payment/requestMandate', mandateReply),
    releaseMandate: callTo('payment/releaseMandate', mandateReply),
  },
  causes: { 'age.corrected': ({ page }, { age }) => correctAge(page, age) },
})
