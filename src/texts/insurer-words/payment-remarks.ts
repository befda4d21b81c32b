/** What a gateway says of a payment that was not made, alone and as a sentence beside others. */
export const paymentRemarkLabels: Readonly<Record<string, string>> = {
  'Your bank declined the payment': 'Your bank declined the payment',
  'Your bank declined the payment.': 'Your bank declined the payment.',
  'Payment was cancelled': 'Payment was cancelled',
  'Payment was cancelled.': 'Payment was cancelled.',
}
