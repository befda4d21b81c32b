/** 98XXXXXX10: enough to recognise one's own number. */
export const maskMobile = (mobile: string): string => mobile.replace(/^(\d{2})\d{6}(\d{2})$/, '$1XXXXXX$2')

/** ABCPEXXXXF, the way the tax board prints it. */
export const maskPan = (pan: string): string => pan.replace(/^(.{5})\d{4}(.)$/, '$1XXXX$2')

/** XXXX XXXX 1234: the only form in which an Aadhaar number may be kept. */
export const maskAadhaar = (aadhaar: string): string => `XXXX XXXX ${aadhaar.replace(/\s/g, '').slice(-4)}`

/** a***@example.com */
export const maskEmail = (email: string): string => email.replace(/^(.).*(?=@)/, '$1***')
