import { loginCustomer, sendContactOtp } from './account/customer-login.calls.ts'
import { checkEmployee, getEmployeeDetails, loginEmployee } from './account/employee-login.calls.ts'
import { loginPartner, logOut, readSession, renewSession } from './account/session.calls.ts'
import { signUpCustomer } from './account/sign-up.calls.ts'
import type { ServedCall } from './call.ts'
import { askConsent, giveConsent } from './desk/consent.calls.ts'
import { listJourneys } from './desk/journeys.calls.ts'
import { handOver, listColleagues, readHistory } from './desk/lead.calls.ts'
import { generateSms, sendEmail } from './desk/links.calls.ts'
import { askForPhotograph, decideReferral, listReferrals, referredDocument } from './desk/referrals.calls.ts'
import { unlockNumber } from './desk/unlock.calls.ts'
import { readFlow, saveFlow } from './flow/flow.calls.ts'
import * as graphs from './graphs/graphs.calls.ts'
import { recordTraffic } from './graphs/traffic.calls.ts'
import { createCustomer, getFeCode, readQuoteCount } from './journey/customer.calls.ts'
import { captureEvents, readCaptureKey } from './journey/event-capture.calls.ts'
import { sendOwnerCode, verifyOwnerCode } from './journey/owner.calls.ts'
import { readReminder, setReminder } from './journey/reminder.calls.ts'
import { openResumeLink, sendResumeLink } from './journey/resume-link.calls.ts'
import * as kyc from './kyc/kyc.calls.ts'
import { downloadDocument, uploadDocument } from './kyc/upload.calls.ts'
import * as paths from './paths/paths.calls.ts'
import { readMandate, releaseMandate, requestMandate } from './payment/mandate.calls.ts'
import { getPaymentStatus, requestPayment } from './payment/payment.calls.ts'
import { cancelPolicy, readCancellation } from './policy/cancellation.calls.ts'
import { endorsePolicy, readEndorsement } from './policy/endorsement.calls.ts'
import { downloadPolicy, downloadReceipt, getPolicyDocument } from './policy/policy.calls.ts'
import { productCalls } from './products.ts'
import { eraseOwnData, readOwnData } from './profile/own-data.calls.ts'
import * as ownLists from './profile/own-lists.calls.ts'
import { chooseReminders, readProfile, updateProfile } from './profile/own-profile.calls.ts'
import { endOwnSession, readSessions } from './profile/own-sessions.calls.ts'
import { choosePlanAgain, getProposalStatus } from './proposal/proposal.calls.ts'
import { readPreviousRun } from './quotes/previous-run.calls.ts'
import { sharedQuotes, shareQuotes } from './quotes/shared-quotes.calls.ts'
import * as lists from './reference/lists.calls.ts'
import { readMakes, readModels, readVariants } from './reference/vehicles.calls.ts'
import { recallVehicle, saveRegistration, searchRegistration } from './registration/registration.calls.ts'
import * as support from './support/support.calls.ts'

/** A call without its request and reply types. */
export type AnyCall = ServedCall

/** Every call of the product. */
export const calls: readonly AnyCall[] = [
  loginCustomer,
  sendContactOtp,
  checkEmployee,
  loginEmployee,
  getEmployeeDetails,
  signUpCustomer,
  readSession,
  renewSession,
  logOut,
  loginPartner,
  saveFlow,
  readFlow,
  sendOwnerCode,
  verifyOwnerCode,
  openResumeLink,
  sendResumeLink,
  readReminder,
  setReminder,
  createCustomer,
  getFeCode,
  readQuoteCount,
  captureEvents,
  readCancellation,
  cancelPolicy,
  readEndorsement,
  endorsePolicy,
  readCaptureKey,
  searchRegistration,
  recallVehicle,
  saveRegistration,
  readMakes,
  readModels,
  readVariants,
  lists.readRtos,
  lists.readPreviousInsurers,
  lists.readPincodes,
  lists.readHealthPincodes,
  lists.readFinanciers,
  lists.readRelations,
  ...productCalls.map(({ prices }) => prices.call),
  readPreviousRun,
  shareQuotes,
  sharedQuotes,
  kyc.getKycConfig,
  kyc.getKyc,
  kyc.getKycStatus,
  kyc.getKycServiceStatus,
  kyc.verifyKycWithOtp,
  kyc.startKycRedirect,
  kyc.checkKycPapers,
  uploadDocument,
  downloadDocument,
  ...productCalls.flatMap(({ proposals }) => proposals),
  getProposalStatus,
  choosePlanAgain,
  requestPayment,
  readMandate,
  requestMandate,
  releaseMandate,
  getPaymentStatus,
  getPolicyDocument,
  downloadPolicy,
  downloadReceipt,
  readProfile,
  updateProfile,
  chooseReminders,
  readOwnData,
  readSessions,
  endOwnSession,
  eraseOwnData,
  ownLists.readPolicies,
  ownLists.readQuotations,
  ownLists.readTransactions,
  ownLists.renewPolicy,
  listJourneys,
  askConsent,
  giveConsent,
  listColleagues,
  handOver,
  readHistory,
  unlockNumber,
  listReferrals,
  referredDocument,
  askForPhotograph,
  decideReferral,
  generateSms,
  sendEmail,
  support.sendSupportRequest,
  support.listSupportRequests,
  support.answerSupportRequest,
  support.closeSupportRequest,
  paths.listMachines,
  paths.readOutline,
  paths.readSuite,
  paths.readCoverage,
  paths.readFindings,
  paths.exportSuite,
  graphs.listGraphs,
  graphs.readFunnel,
  graphs.readGraph,
  graphs.readLeaving,
  graphs.readPulse,
  graphs.readReplay,
  graphs.exportReplay,
  graphs.exportGraph,
  graphs.exportFunnel,
  graphs.exportLeaving,
  recordTraffic,
]
