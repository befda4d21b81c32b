/** Everything a party can be told to do otherwise, and what `key` means to it. */
export const calls = {
  insurer: ['quote', 'propose', 'lookup', 'issue', 'document'],
  registry: ['vehicleRc'],
  kyc: [
    'ckycSearch',
    'ckycDownload',
    'aadhaarOtp',
    'aadhaarVerify',
    'digilockerCreate',
    'digilockerStatus',
    'digilockerDocument',
    'papers',
  ],
  gateway: ['createOrder', 'fetch', 'checkout', 'pay', 'callback', 'webhook', 'refund'],
  messages: ['sms', 'mail'],
} as const

export type Party = keyof typeof calls
export type CallOf<P extends Party> = (typeof calls)[P][number]
export type AnyCall = CallOf<Party>

export const parties = Object.keys(calls) as Party[]

/** By what a plan may be narrowed to one of many; letters and digits count, capitals do not. */
export const keyMeaning: Readonly<Record<Party, string>> = {
  insurer: 'the insurer, such as hdfc-ergo',
  registry: 'the registration number',
  kyc: 'the document number, ref_id or verification_id',
  gateway: 'the order id (for createOrder its receipt)',
  messages: 'the ten-digit mobile number or the mail address',
}
