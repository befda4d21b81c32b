import { account } from '../../reference/messages/account.ts'

const known = new Set(account.serverInvalidOtp.map((text) => text.toLowerCase()))

/** What a person reads when the server takes no code: its own words, but for the phrase it has for a wrong one (C-96). */
export function otpError(said: string): string {
  const text = said.trim()
  return text === '' || known.has(text.toLowerCase()) ? account.invalidOtp : text
}
