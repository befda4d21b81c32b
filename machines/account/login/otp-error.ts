import { account } from '../../reference/messages/account.ts'

const known = new Set(account.serverInvalidOtp.map((text) => text.toLowerCase()))

/** The message for a code the server refused: its own, except for its phrase for a wrong code (C-96). */
export function otpError(said: string): string {
  const text = said.trim()
  return text === '' || known.has(text.toLowerCase()) ? account.invalidOtp : text
}
