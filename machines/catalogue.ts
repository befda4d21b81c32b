import { customerLinkSubject } from './customer-link/customer-link.subject.ts'
import { deskSubject } from './desk/desk.subject.ts'
import { expirySubject } from './expiry/expiry.subject.ts'
import { handOverSubject } from './hand-over/hand-over.subject.ts'
import { homeSubject } from './home/home.subject.ts'
import { kycSubject } from './kyc/kyc.subject.ts'
import { lifecycleSubject } from './lifecycle/lifecycle.subject.ts'
import { loginSubject } from './login/login.subject.ts'
import { mergeSubject } from './merge/merge.subject.ts'
import { motorSubject } from './motor/motor.subject.ts'
import { pathsPageSubject } from './paths-page/paths-page.subject.ts'
import { paymentSubject } from './payment/payment.subject.ts'
import { ownDetailsSubject } from './profile/own-details.subject.ts'
import { ownJourneysSubject } from './profile/own-journeys.subject.ts'
import { proposalSubject } from './proposal/proposal.subject.ts'
import { proveOwnerSubject } from './prove-owner/prove-owner.subject.ts'
import { quoteListSubject } from './quote-list/quote-list.subject.ts'
import { quoteModalSubject } from './quote-modal/quote-modal.subject.ts'
import { replaySubject } from './replay/replay.subject.ts'
import { resumeSubject } from './resume/resume.subject.ts'
import { sendLinkSubject } from './send-link/send-link.subject.ts'
import { sessionSubject } from './session/session.subject.ts'
import { signUpSubject } from './sign-up/sign-up.subject.ts'
import type { Subject } from './subject.ts'

/** Every machine, once. */
export const catalogue: readonly Subject[] = [
  homeSubject,
  quoteModalSubject,
  motorSubject,
  expirySubject,
  quoteListSubject,
  proposalSubject,
  kycSubject,
  paymentSubject,
  resumeSubject,
  proveOwnerSubject,
  mergeSubject,
  sendLinkSubject,
  sessionSubject,
  loginSubject,
  signUpSubject,
  ownDetailsSubject,
  ownJourneysSubject,
  deskSubject,
  customerLinkSubject,
  handOverSubject,
  pathsPageSubject,
  replaySubject,
  lifecycleSubject,
]
