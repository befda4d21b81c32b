/** All outcomes a party can be told to produce, and what its `key` is. */
export const calls = {
  insurer: ['quote', 'propose', 'lookup', 'decide', 'issue', 'document', 'cancel', 'endorse'],
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
  gateway: ['createOrder', 'fetch', 'checkout', 'pay', 'callback', 'webhook', 'refund', 'capture', 'release'],
  messages: ['sms', 'mail'],
} as const

export type Party = keyof typeof calls
export type CallOf<P extends Party> = (typeof calls)[P][number]
export type AnyCall = CallOf<Party>

export const parties = Object.keys(calls) as Party[]
