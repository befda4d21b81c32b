/** What an employee did with a journey, by call. */
export const historyLabels: Readonly<Record<string, string>> = {
  'admin/flow': 'Changed answers',
  'desk/askConsent': 'Asked the customer for consent',
  'desk/giveConsent': 'Got the customer’s consent',
  'desk/handOver': 'Handed the journey over',
  'desk/decideReferral': 'Decided on the proposal',
  'admin/generateSms': 'Sent a link',
  'admin/sendEmail': 'Sent a link by mail',
}

/** The same for calls that changed nothing. */
export const accessLabels: Readonly<Record<string, string>> = {
  'desk/journeys': 'Saw it in the list',
  'desk/referrals': 'Saw it among the referred proposals',
  'desk/history': 'Read this history',
  'desk/askConsent': 'Saw it to ask for consent',
  'admin/getFlow': 'Opened the journey',
  'admin/flow': 'Opened it to save answers',
  'motor/getQuotesData': 'Asked for quotes',
  'motor/submitProposal': 'Sent the proposal',
  'motor/saveKotakProposal': 'Sent the proposal',
  'motor/getProposalStatus': 'Looked at the proposal',
  'motor/choosePlanAgain': 'Gave the plan back',
  'motor/requestPayment': 'Asked for the payment page',
  'motor/getPaymentStatus': 'Looked at the payment',
  'motor/getPolicyDocument/{id}': 'Looked at the policy',
  'admin/generateSms': 'Opened it to send a link',
  'admin/sendEmail': 'Opened it to send a link',
}

export const accessedLabel = 'Looked at the journey'
