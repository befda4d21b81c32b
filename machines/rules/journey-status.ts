/** What a lifecycle status means for where a person may be (register 3.4). */
const paid = [
  'paymentSuccess',
  'policyDocRequested',
  'policyDocPending',
  'policyDocSuccess',
  'policyDocFailure',
]
const paying = ['paymentRequested', 'paymentInitiated', 'paymentPending']

/** Money was taken: no way back to quotes, proposal or payment. */
export const isPaid = (status: string | undefined) => status !== undefined && paid.includes(status)

/** The outcome of a payment is open: nothing may be changed meanwhile. */
export const isPaying = (status: string | undefined) => status !== undefined && paying.includes(status)

type JourneyStatus = {
  leadId: string
  customer?: { mobile: string } | undefined
  status?: string | undefined
}

/** A journey goes on on another device once it has a number whose phone opens it there, and until it is paid for. */
export const mayGoElsewhere = ({ leadId, customer, status }: JourneyStatus) =>
  leadId !== '' && customer !== undefined && !isPaying(status) && !isPaid(status)
