/** Where a journey leads whose policy is paid or being paid: there is no way back to its answers. */
export const leadingToPayment = [
  { guard: 'isPaid', target: 'success' },
  { guard: 'isPaying', target: 'checkout' },
] as const

export const checkout = { type: 'final', meta: { path: '/checkout/{id}', screen: 13 } } as const
export const success = { type: 'final', meta: { path: '/success-page/{id}' } } as const
