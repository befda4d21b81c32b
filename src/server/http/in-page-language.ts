import type { Context } from 'hono'
import type { Summary } from '#machines/core/product.ts'
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

/** Under these keys a reply says something in words of ours. */
const ours: readonly string[] = ['message', 'displayMessage', 'note']

/**
 * A reply with its messages, and what is insured, in the language of the page that asked; what others have said stays as
 * they said it.
 */
export function inPageLanguage<Reply>(c: Context<ServerEnv>, reply: Reply): Reply {
  const language = askedLanguage(c)
  const say = language === 'en' ? undefined : c.var.sayIn?.(language)
  return say ? JSON.parse(JSON.stringify(reply, (key, value) => said(key, value, say))) : reply
}

function said(key: string, value: unknown, say: Translator): unknown {
  if (isSummary(key, value)) return saidSummary(value, say)
  return ours.includes(key) && typeof value === 'string' && !compared.includes(value) ? say(value) : value
}

const isSummary = (key: string, value: unknown): value is Summary =>
  key === 'insured' && typeof value === 'object' && value !== null && 'kind' in value && 'title' in value

const saidSummary = (summary: Summary, say: Translator): Summary => ({
  ...summary,
  kind: say(summary.kind),
  title: say(summary.title),
  ...(summary.cover && { cover: say(summary.cover) }),
})
