import type { Context } from 'hono'
import { account } from '#machines/reference/messages/account.ts'
import type { Translator } from '#texts/translator.ts'
import { askedLanguage } from './asked-language.ts'
import type { ServerEnv } from './env.ts'

/** Replies are told apart by these, so they are the same in every language (spec §8). */
const compared: readonly unknown[] = [
  account.loginOtpSent,
  account.contactOtpSent,
  account.employeeLoggedIn,
  account.alreadyExists,
  ...account.serverInvalidOtp,
]

/** A reply with its messages in the language of the page that asked; what others have said stays as they said it. */
export function inPageLanguage<Reply>(c: Context<ServerEnv>, reply: Reply): Reply {
  const language = askedLanguage(c)
  const say = language === 'en' ? undefined : c.var.sayIn?.(language)
  return say ? JSON.parse(JSON.stringify(reply, (key, value) => said(key, value, say))) : reply
}

function said(key: string, value: unknown, say: Translator): unknown {
  const isMessage = key === 'message' || key === 'displayMessage'
  return isMessage && typeof value === 'string' && !compared.includes(value) ? say(value) : value
}
