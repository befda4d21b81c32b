import { spaced } from '#machines/core/text.ts'

const short = /\b(kyc|otp|ncb|rto|pan|id|pdf|ip|gst|idv|rc|sms)\b/g

/** The words of a name in camel case or with dots between: `kycAndUserDetails` is “KYC and user details”. */
export const spoken = (name: string): string => spaced(name).replace(short, (word) => word.toUpperCase())

export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)
