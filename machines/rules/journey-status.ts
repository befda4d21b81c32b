/** Which pages a lifecycle status allows (PAGE-01 to PAGE-07). */
const paid = [
  'paymentSuccess',
  'policyDocRequested',
  'policyDocPending',
  'policyDocSuccess',
  'policyDocFailure',
]
const sent = ['proposalRequest', 'proposalPremiumMismatch', 'proposalFailure']
const paying = ['paymentRequested', 'paymentInitiated', 'paymentPending']

/** Paid: there is no way back to quotes, proposal or payment. */
export const isPaid = (status: string | undefined) => status !== undefined && paid.includes(status)

/** A payment is under way: nothing may be changed meanwhile. */
export const isPaying = (status: string | undefined) => status !== undefined && paying.includes(status)

/** The insurer has the proposal, and its answer is not taken yet. */
export const isSent = (status: string | undefined) => status !== undefined && sent.includes(status)

/** The insurer has the proposal and has not answered: nothing can be changed meanwhile. */
export const isAwaited = ({ status }: { status?: string | undefined }) => status === 'proposalRequest'

/** The insurer has or has accepted the proposal: the journey continues there, not at the answers before it. */
export const isProposed = ({ status }: { status?: string | undefined }) =>
  isSent(status) || status === 'proposalSuccess'

type JourneyStatus = {
  leadId: string
  customer?: { mobile: string } | undefined
  status?: string | undefined
}

/** A journey can continue on another device once it has a mobile number to prove it by, and until it is paid. */
export const mayGoElsewhere = ({ leadId, customer, status }: JourneyStatus) =>
  leadId !== '' && customer !== undefined && !isPaying(status) && !isPaid(status)
