/** Where people may be sent to show their documents, besides our own origin, where the sandbox lives. */
const providers: readonly string[] = [
  'https://digilocker.meripehchaan.gov.in',
  'https://api.digitallocker.gov.in',
  'https://verification.cashfree.com',
]

/** Whether an address is the identity provider's. */
export function isProvider(url: string, ours: string = window.location.origin): boolean {
  if (!URL.canParse(url)) return false
  const { origin } = new URL(url)
  return origin === ours || providers.includes(origin)
}
