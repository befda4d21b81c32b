import { expect, it } from 'vitest'
import { calls } from '#contract/calls.ts'

/**
 * What each call does, which says who may, and by which of its fields its lead is guarded, written down: the server
 * and its own tests take both from the call.
 */
const guarded: Readonly<Record<string, string>> = {
  'account.enter': `
    auth/loginCustomer auth/send-otp admin/checkEmployee admin/employeeLogin auth/sign_up_customer
    auth/session auth/refresh auth/logout auth/partnerLogin journey/sendCode journey/verifyCode
    journey/openLink`,
  'desk.decide': `
    desk/referrals desk/referredDocument/{id} desk/askForPhotograph desk/decideReferral`,
  'desk.lead': `
    desk/colleagues desk/handOver desk/history desk/unlockNumber`,
  'desk.work': `
    desk/journeys desk/askConsent desk/giveConsent desk/supportRequests desk/answerSupportRequest
    desk/closeSupportRequest`,
  'desk.work, customerLeadId': `
    admin/generateSms admin/sendEmail`,
  'graphs.look': `
    graphs/machines graphs/funnel graphs/view graphs/leaving graphs/pulse graphs/export graphs/funnelExport
    graphs/leavingExport`,
  'graphs.replay': `
    graphs/replay graphs/replayExport`,
  'journey.buy': `
    motor/kycDocument/{id}`,
  'journey.buy, caseId': `
    motor/getPaymentStatus`,
  'journey.buy, customerLeadId': `
    admin/flow admin/getFlow journey/sendLink journey/readReminder journey/setReminder motor/create-customer
    motor/registration-details motor/registrationNo-save motor/getQuotesData health/All_quotes
    pet/All_quotes quotes/previousRun journey/shareQuotes kyc/getKyc kyc/getKycStatus kyc/verifyKYCWithOtp
    kyc/startRedirect kyc/checkPapers motor/getMotorKycDocumentUrl motor/submitProposal
    motor/saveKotakProposal health/submitProposal pet/submitProposal motor/getProposalStatus
    motor/choosePlanAgain motor/requestPayment payment/readMandate payment/requestMandate
    payment/releaseMandate`,
  'journey.buy, id': `
    motor/getPolicyDocument/{id} motor/downloadPolicy/{id} motor/downloadReceipt/{id}`,
  'paths.use': `
    paths/machines paths/outline paths/suite paths/coverage paths/findings paths/export`,
  'product.look': `
    admin/getEmployeeDetails motor/getFeCode admin/quote_count motor/getEventCapture journey/captureKey
    motor/registrationNo-search admin/getAllMakeData admin/getAllModelData admin/getAllVariantData motor/rto
    motor/previous-insurer motor/pincode health/health_pincode motor/getFiancierBanks motor/getRelations
    shared/quotes/{id} kyc/getKycConfig kyc/getKycServiceStatus graphs/traffic`,
  'profile.data': `
    customer/ownData customer/eraseData customer/sessions customer/endSession`,
  'profile.own': `
    customer/profile customer/updateProfile customer/chooseReminders customer/policies customer/quotations
    customer/transactions`,
  'profile.own, customerLeadId': `
    customer/cancellation customer/cancelPolicy customer/endorsement customer/endorsePolicy customer/renew`,
  'support.ask': `
    support/sendRequest`,
}

it.each(Object.entries(guarded))('%s is what these calls do, and no others', (does, paths) => {
  const [action, lead] = does.split(', ')
  const found = calls.filter((call) => call.action === action && call.lead === lead)
  expect(found.map(({ path }) => path).toSorted()).toEqual(paths.trim().split(/\s+/).toSorted())
})

it('every call does one of them', () => {
  const listed = Object.values(guarded).join(' ').trim().split(/\s+/)
  expect(calls.map(({ path }) => path).toSorted()).toEqual(listed.toSorted())
})
