import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { referenceHeader, type SmsRequest, smsReply } from '#contract/partners/messaging.ts'
import type { Language } from '#machines/reference/languages.ts'
import type { Deps } from '../deps.ts'
import { smsAllowance } from './allowance.ts'
import type { SmsTemplate } from './sms-templates.ts'

const sender = 'SAFARI'
const deadlineMs = 5_000

/** A number, and the language of whoever has it. */
export type SmsReceiver = { mobile: string; language: Language }

/**
 * Passes one message to the provider; rejects when it was not accepted, and as `too-many` when the number has had as
 * many as one gets. Delivery is unknown here. With the same reference it is taken once (decision 0311).
 */
export async function sendSms(
  deps: Pick<Deps, 'fetch' | 'config' | 'db' | 'sayIn'>,
  to: SmsReceiver,
  sms: SmsTemplate,
  reference: string = randomUUID(),
): Promise<void> {
  const allowance = smsAllowance(deps)
  await allowance.count(to.mobile)
  await pass(deps, to, sms, reference).catch(async (error) => {
    await allowance.giveBack(to.mobile)
    throw error
  })
}

async function pass(
  { fetch, config, sayIn }: Pick<Deps, 'fetch' | 'config' | 'sayIn'>,
  { mobile, language }: SmsReceiver,
  { templateIds, text }: SmsTemplate,
  reference: string,
): Promise<void> {
  const body: SmsRequest = {
    sender,
    route: '4',
    country: '91',
    DLT_TE_ID: templateIds[language],
    ...(language !== 'en' && { unicode: '1' }),
    sms: [{ message: text(sayIn(language)), to: [mobile], CRQID: reference }],
  }
  const response = await fetch(`${config.partners.sms}/api/v2/sendsms`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authkey: config.secrets.partnerKey,
      [referenceHeader]: reference,
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(deadlineMs),
  })
  const reply = v.safeParse(smsReply, await response.json())
  if (!reply.success || reply.output.type !== 'success') throw new Error(`SMS not taken: ${response.status}`)
}
