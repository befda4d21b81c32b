import { expect, it } from 'vitest'
import { calls } from '#contract/calls.ts'
import { choicesOf } from './words-of.ts'

/** The words that calls allow in what they ask and answer, written down as their keys are; all others answer 'success' or as they like. */
const allowed: Readonly<Record<string, readonly [asked: string, answered: string]>> = {
  'auth/loginCustomer': ['sendOtp verify', ''],
  'admin/employeeLogin': ['', 'success failure'],
  'auth/sign_up_customer': ['Male Female Other Single Married', ''],
  'auth/session': [
    '',
    `
      success anonymous customer partner employee agent analyst tester admin`,
  ],
  'auth/refresh': [
    '',
    `
      success anonymous customer partner employee agent analyst tester admin`,
  ],
  'auth/partnerLogin': ['', 'success failure'],
  'admin/flow': ['1 2 3 4 5 6 7 8 9 10 customer empl', 'success'],
  'admin/getFlow': ['', 'success customer empl'],
  'journey/sendLink': ['sms mail', 'success'],
  'motor/create-customer': ['Male Female Other Single Married', 'true'],
  'admin/quote_count': ['', 'Quote Count Fetched'],
  'customer/cancellation': [
    '',
    `
      success offered insuredElsewhere sold scrapped notNeeded asked done refused`,
  ],
  'customer/cancelPolicy': [
    'insuredElsewhere sold scrapped notNeeded',
    `
      success offered insuredElsewhere sold scrapped notNeeded asked done refused`,
  ],
  'customer/endorsement': [
    '',
    `
      success offered nominee contact answered asked done refused impossible`,
  ],
  'customer/endorsePolicy': [
    'nominee contact',
    `
      success offered nominee contact answered asked done refused impossible`,
  ],
  'motor/registrationNo-search': ['', 'success 2w 4w Petrol Diesel CNG Electric Hybrid'],
  'admin/getAllMakeData': ['2w 4w', 'success'],
  'admin/getAllModelData': ['2w 4w', 'success'],
  'admin/getAllVariantData': ['2w 4w', 'success Petrol Diesel CNG Electric Hybrid'],
  'motor/getFiancierBanks': ['2w 4w', 'success'],
  'motor/getQuotesData': [
    `
      motor 2w 4w 10000 50000 100000 200000 1 2 Comprehensive ThirdParty ODOnly previousBundled 0 20 25 35
      45 50 comprehensive odOnly thirdParty`,
    'comprehensive odOnly thirdParty true declined late down',
  ],
  'health/All_quotes': [
    `
      health Self Male Female Other 3LAC 5LAC 7.5LAC 10LAC 15LAC 20LAC 25LAC 50LAC 100LAC 1 1year 2year
      3year Individual 0 5000 10000 20000 36 24 12`,
    `
      3LAC 5LAC 7.5LAC 10LAC 15LAC 20LAC 25LAC 50LAC 100LAC 1year 2year 3year declined late down`,
  ],
  'pet/All_quotes': [
    `
      pet dog cat companion working show 25000 50000 75000 100000 0 5000 10000`,
    '25000 50000 75000 100000 true false declined late down',
  ],
  'quotes/previousRun': [
    '',
    `
      success not expired expired within 90 days expired before 90 days new comprehensive odOnly thirdParty
      true`,
  ],
  'shared/quotes/{id}': ['', 'success 2w 4w comprehensive odOnly thirdParty'],
  'kyc/getKycConfig': [
    'individual organisation',
    `
      success ckyc ovd passport voterId pan dl adhaar nregaCard gstin ckycNumber cin`,
  ],
  'kyc/getKyc': [
    'passport voterId pan dl adhaar nregaCard gstin ckycNumber cin',
    'verified success pending failure ckyc ovd otpSent notFound refused',
  ],
  'kyc/getKycStatus': ['', 'verified success pending failure ckyc ovd otpSent notFound refused'],
  'kyc/verifyKYCWithOtp': ['', 'verified success pending failure ckyc ovd otpSent notFound refused'],
  'kyc/checkPapers': [
    'passport voterId pan dl adhaar nregaCard gstin ckycNumber cin',
    'verified success pending failure ckyc ovd otpSent notFound refused',
  ],
  'motor/getMotorKycDocumentUrl': ['kyc motorDocuments photographs', 'success'],
  'motor/submitProposal': [
    '2w 4w INDIVIDUAL ORGANISATION',
    `
      success failure pending quotesRequested quotesInProcess quotesGenerated proposalRequest
      proposalPremiumMismatch proposalSuccess proposalFailure paymentRequested paymentInitiated
      paymentPending paymentSuccess paymentFailure policyDocRequested policyDocPending policyDocSuccess
      policyDocFailure`,
  ],
  'motor/saveKotakProposal': [
    '2w 4w INDIVIDUAL ORGANISATION',
    `
      success failure pending quotesRequested quotesInProcess quotesGenerated proposalRequest
      proposalPremiumMismatch proposalSuccess proposalFailure paymentRequested paymentInitiated
      paymentPending paymentSuccess paymentFailure policyDocRequested policyDocPending policyDocSuccess
      policyDocFailure`,
  ],
  'health/submitProposal': [
    '',
    `
      success failure pending quotesRequested quotesInProcess quotesGenerated proposalRequest
      proposalPremiumMismatch proposalSuccess proposalFailure paymentRequested paymentInitiated
      paymentPending paymentSuccess paymentFailure policyDocRequested policyDocPending policyDocSuccess
      policyDocFailure`,
  ],
  'pet/submitProposal': [
    '',
    `
      success failure pending quotesRequested quotesInProcess quotesGenerated proposalRequest
      proposalPremiumMismatch proposalSuccess proposalFailure paymentRequested paymentInitiated
      paymentPending paymentSuccess paymentFailure policyDocRequested policyDocPending policyDocSuccess
      policyDocFailure`,
  ],
  'motor/getProposalStatus': [
    '',
    `
      success failure pending quotesRequested quotesInProcess quotesGenerated proposalRequest
      proposalPremiumMismatch proposalSuccess proposalFailure paymentRequested paymentInitiated
      paymentPending paymentSuccess paymentFailure policyDocRequested policyDocPending policyDocSuccess
      policyDocFailure`,
  ],
  'motor/requestPayment': ['', 'success failure pending notAsked initiated'],
  'payment/readMandate': ['', 'success unavailable offered blocked'],
  'payment/requestMandate': ['', 'success unavailable offered blocked'],
  'payment/releaseMandate': ['', 'success unavailable offered blocked'],
  'motor/getPaymentStatus': ['', 'success failure pending notAsked initiated'],
  'motor/getPolicyDocument/{id}': ['', 'success failure pending'],
  'customer/updateProfile': ['Male Female Other Single Married', 'success'],
  'customer/policies': [
    '',
    `
      success health bike car family pet travel startsLater running ended cancelled nominee contact asked
      done refused notYet open begun renewed over`,
  ],
  'customer/quotations': ['', 'success health bike car family pet travel 0 1 2 3 4 5 6 7 8 9 10'],
  'customer/transactions': [
    '',
    `
      success health bike car family pet travel paid paidBack pending failed opened left notOpened processed
      checkout`,
  ],
  'customer/renew': ['', 'success health bike car family pet travel 0 1 2 3 4 5 6 7 8 9 10'],
  'desk/journeys': [
    `
      quotesRequested quotesInProcess quotesGenerated proposalRequest proposalPremiumMismatch
      proposalSuccess proposalFailure paymentRequested paymentInitiated paymentPending paymentSuccess
      paymentFailure policyDocRequested policyDocPending policyDocSuccess policyDocFailure none motor health
      pet`,
    `
      success quotesRequested quotesInProcess quotesGenerated proposalRequest proposalPremiumMismatch
      proposalSuccess proposalFailure paymentRequested paymentInitiated paymentPending paymentSuccess
      paymentFailure policyDocRequested policyDocPending policyDocSuccess policyDocFailure customer empl
      resume payment`,
  ],
  'desk/askConsent': ['access premium', 'success'],
  'desk/giveConsent': ['access premium', 'success'],
  'desk/colleagues': ['', 'success agent analyst tester admin'],
  'desk/referrals': ['', 'success approve load decline'],
  'desk/decideReferral': [
    'approve load decline',
    `
      success quotesRequested quotesInProcess quotesGenerated proposalRequest proposalPremiumMismatch
      proposalSuccess proposalFailure paymentRequested paymentInitiated paymentPending paymentSuccess
      paymentFailure policyDocRequested policyDocPending policyDocSuccess policyDocFailure`,
  ],
  'admin/generateSms': ['resume payment sms whatsapp', 'success'],
  'admin/sendEmail': ['resume payment', 'success'],
  'support/sendRequest': [
    `
      question callback payment claim privacy complaint morning afternoon evening true`,
    'success',
  ],
  'desk/supportRequests': [
    '',
    `
      success open answered closed question callback payment claim privacy complaint morning afternoon
      evening`,
  ],
  'paths/outline': ['', 'success atomic compound parallel final history'],
  'paths/suite': ['transitions states n-switch simple negative chosen', 'success true'],
  'paths/coverage': ['', 'success machine server browser'],
  'paths/findings': ['', 'success true'],
  'paths/export': [
    `
      text markdown json csv mermaid gherkin vitest playwright transitions states n-switch simple negative
      chosen`,
    '',
  ],
  'graphs/machines': ['', 'success few'],
  'graphs/funnel': [
    '',
    `
      success real made-up all few visit number price plan proposal kyc payment policy bike car health pet
      none customer agent system test phone tablet computer`,
  ],
  'graphs/view': [
    '',
    `
      success browser server real made-up all few state transition map journeys events median p95 drop-off
      off-model outline table variants finished open dropped bike car health pet none customer agent system
      test compare one other coverage`,
  ],
  'graphs/leaving': [
    '',
    `
      success few device source channel product took entries errors back unhandled`,
  ],
  'graphs/replay': [
    '',
    `
      success finished open dropped bike car health pet none customer agent system test`,
  ],
  'graphs/export': ['svg png json mermaid scxml csv', ''],
  'graphs/funnelExport': ['csv json', ''],
  'graphs/traffic': ['bike car health pet none true', 'success'],
}

const flat = (words: string) => words.trim().replace(/\s+/g, ' ')

it.each(calls.map((call) => [call.path, call] as const))(
  'the words of %s are as written down',
  (path, call) => {
    const [asked = '', answered = ''] = allowed[path] ?? []
    const found = [choicesOf(call.request), choicesOf(call.reply)]
    expect(path in allowed ? found : [found[0], ['', 'success'].includes(found[1] ?? '')]).toEqual(
      path in allowed ? [flat(asked), flat(answered)] : ['', true],
    )
  },
)
