import { loginTestModel } from './account/login/login.test-model.ts'
import { ownDetailsTestModel } from './account/profile/own-details.test-model.ts'
import { ownJourneysTestModel } from './account/profile/own-journeys.test-model.ts'
import { sessionTestModel } from './account/session/session.test-model.ts'
import { signUpTestModel } from './account/sign-up/sign-up.test-model.ts'
import type { TestModel } from './core/test-model.ts'
import { homeTestModel } from './home/home.test-model.ts'
import { cancellationTestModel } from './purchase/cancellation/cancellation.test-model.ts'
import { endorsementTestModel } from './purchase/endorsement/endorsement.test-model.ts'
import { kycTestModel } from './purchase/kyc/kyc.test-model.ts'
import { lifecycleTestModel } from './purchase/lifecycle/lifecycle.test-model.ts'
import { customerLinkTestModel } from './purchase/links/customer-link.test-model.ts'
import { sendLinkTestModel } from './purchase/links/send-link.test-model.ts'
import { mergeTestModel } from './purchase/merge/merge.test-model.ts'
import { paymentTestModel } from './purchase/payment/payment.test-model.ts'
import { proveOwnerTestModel } from './purchase/prove-owner/prove-owner.test-model.ts'
import { reminderTestModel } from './purchase/reminder/reminder.test-model.ts'
import { resumeTestModel } from './purchase/resume/resume.test-model.ts'
import { productTestModels } from './server-products.ts'
import { deskTestModel } from './staff/desk/desk.test-model.ts'
import { handOverTestModel } from './staff/hand-over/hand-over.test-model.ts'
import { referralsTestModel } from './staff/referrals/referrals.test-model.ts'
import { supportDeskTestModel } from './staff/support/support-desk.test-model.ts'
import { unlockTestModel } from './staff/unlock/unlock.test-model.ts'
import { supportRequestTestModel } from './support/request/support-request.test-model.ts'
import { pathsPageTestModel } from './tools/paths-page/paths-page.test-model.ts'
import { replayTestModel } from './tools/replay/replay.test-model.ts'

/** Every machine, once. */
export const catalogue: readonly TestModel[] = [
  homeTestModel,
  ...productTestModels,
  kycTestModel,
  paymentTestModel,
  resumeTestModel,
  proveOwnerTestModel,
  mergeTestModel,
  sendLinkTestModel,
  reminderTestModel,
  sessionTestModel,
  loginTestModel,
  signUpTestModel,
  ownDetailsTestModel,
  ownJourneysTestModel,
  cancellationTestModel,
  endorsementTestModel,
  deskTestModel,
  customerLinkTestModel,
  handOverTestModel,
  referralsTestModel,
  supportRequestTestModel,
  supportDeskTestModel,
  unlockTestModel,
  pathsPageTestModel,
  replayTestModel,
  lifecycleTestModel,
]
