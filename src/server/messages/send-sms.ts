import * as v from 'valibot'
import { type SmsRequest, smsReply } from '#contract/partners/messaging.ts'
import type { Deps } from '../deps.ts'
import { smsAllowance } from './allowance.ts'
import type { SmsTemplate } from './sms-templates.ts'

const sender = 'SAFARI'
const deadlineMs = 5_000

/**
 * Passes one message to the provider; rejects when it was not accepted, and as `too-many` when the number has had as
 * many as one gets. Delivery is unknown here.
 */
export async function sendSms(
  deps: Pick<Deps, 'fetch' | 'config' | 'db'>,
  mobile: string,
  sms: SmsTemplate,
): Promise<void> {
  const allowance = smsAllowance(deps)
  await allowance.count(mobile)
  await pass(deps, mobile, sms).catch(async (error) => {
    await allowance.giveBack(mobile)
    throw error
  })
}

async function pass(
  { fetch, config }: Pick<Deps, 'fetch' | 'config'>,
  mobile: string,
  { templateId, text }: SmsTemplate,
): Promise<void> {
  const body: SmsRequest = {
    sender,
    route: '4',
    country: '91',
    DLT_TE_ID: templateId,
    sms: [{ message: text, to: [mobile] }],
  }
  const response = await fetch(`${config.partners.sms}/api/v2/sendsms`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authkey: config.secrets.partnerKey },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(deadlineMs),
  })
  const reply = v.safeParse(smsReply, await response.json())
  if (!reply.success || reply.output.type !== 'success') throw new Error(`SMS not taken: ${response.status}`)
}
