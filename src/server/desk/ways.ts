import { productOf } from '#machines/products.ts'
import { messages } from '#machines/reference/messages.ts'
import { maskEmail, maskMobile } from '#machines/rules/mask.ts'
import type { LinkKind } from '#machines/schemas/desk.ts'
import { recordOf } from '../access/leads.store.ts'
import type { Lead } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { fail } from '../http/fail.ts'
import { sendMail } from '../messages/send-mail.ts'
import { sendSms } from '../messages/send-sms.ts'
import { mailFor, smsFor } from './link-messages.ts'

type Carriers = Pick<Deps, 'fetch' | 'config' | 'db' | 'products' | 'sayIn'>

/** How a link reaches a customer. Without a number or address the request is refused before a link is made. */
export type DeliveryChannel = {
  name: 'sms' | 'whatsapp' | 'mail'
  /** The masked number or address. */
  masked: string
  /** Returns the address for the employee to open, where they send the message themselves. */
  send: (link: string) => Promise<string | undefined>
}

const { desk } = messages

export function bySms(deps: Carriers, lead: Lead, kind: LinkKind): DeliveryChannel {
  const mobile = mobileOf(lead)
  const send = async (link: string) => {
    await sendSms(deps, { mobile, language: lead.language }, smsFor[kind](link, aboutOf(deps, lead)))
    return undefined
  }
  return { name: 'sms', masked: maskMobile(mobile), send }
}

/** The same text, prepared in WhatsApp for the employee to send. */
export function byWhatsApp(
  deps: Pick<Deps, 'products' | 'sayIn'>,
  lead: Lead,
  kind: LinkKind,
): DeliveryChannel {
  const mobile = mobileOf(lead)
  const send = async (link: string) => {
    const text = smsFor[kind](link, aboutOf(deps, lead)).text(deps.sayIn(lead.language))
    return `https://wa.me/91${mobile}?text=${encodeURIComponent(text)}`
  }
  return { name: 'whatsapp', masked: maskMobile(mobile), send }
}

export function byMail(
  deps: Carriers,
  lead: Lead,
  kind: LinkKind,
  given: string | undefined,
): DeliveryChannel {
  const email = emailOf(deps, lead, given)
  const send = async (link: string) => {
    await sendMail(deps, { email, language: lead.language }, mailFor[kind](link, aboutOf(deps, lead)))
    return undefined
  }
  return { name: 'mail', masked: maskEmail(email), send }
}

const aboutOf = ({ products }: Pick<Deps, 'products'>, lead: Lead) => ({
  title: productOf(products, lead).title,
  language: lead.language,
})

const mobileOf = ({ mobile }: Lead): string => mobile ?? fail('not-now', desk.noMobile)

/** The journey's own address; a given one counts only where the journey has none. */
function emailOf(deps: Carriers, lead: Lead, given: string | undefined): string {
  const { person, customer } = recordOf(deps, lead)
  const known = person?.email || customer?.email
  if (known) return given === undefined || given === known ? known : rejectEmail(desk.otherEmail)
  return given ?? rejectEmail(desk.noEmail)
}

const rejectEmail = (message: string) => fail('invalid', undefined, { issues: [{ path: 'email', message }] })
