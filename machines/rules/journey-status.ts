/** Which pages a lifecycle status allows (PAGE-01 to PAGE-07). */
const paid = [
  'paymentSuccess',
  'policyDocRequested',
  'policyDocPending',
  'policyDocSuccess',
  'policyDocFailure',
]
const paying = ['paymentRequested', 'paymentInitiated', 'paymentPending']

/** Paid: there is no way back to quotes, proposal or payment. */
export const isPaid = (status: string | undefined) => status !== undefined && paid.includes(status)

/** A payment is under way: nothing may be changed meanwhile. */
export const isPaying = (status: string | undefined) => status !== undefined && paying.includes(status)

type JourneyStatus = {
  leadId: string
  customer?: { mobile: string } | undefined
  status?: string | undefined
}

/** A journey can continue on another device once it has a mobile number to prove it by, and until it is paid. */
export const mayGoElsewhere = ({ leadId, customer, status }: JourneyStatus) =>
  leadId !== '' && customer !== undefined && !isPaying(status) && !isPaid(status)
