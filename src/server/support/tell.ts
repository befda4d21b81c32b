import * as v from 'valibot'
import type { Deps } from '../deps.ts'
import { jobKind } from '../jobs/job-kind.ts'
import { supportAnswerMail, supportReceiptMail } from '../messages/mail-templates.ts'
import { sendMail } from '../messages/send-mail.ts'
import { findRequest } from './support.store.ts'

const ofRequest = v.object({ number: v.string() })
export const receiptKind = jobKind('support-receipt', ofRequest)
export const answerKind = jobKind('support-answer', ofRequest)

/** Mails to the customer: the number of the request at once, the answer when there is one. */
export function workOnSupportMails(deps: Deps): void {
  const { db, jobs } = deps
  jobs.work(receiptKind, async ({ number }, { id: reference }) => {
    const request = await findRequest(db, number)
    if (request) await sendMail(deps, request, supportReceiptMail(request), { reference })
  })
  jobs.work(answerKind, async ({ number }, { id: reference }) => {
    const request = await findRequest(db, number)
    if (request?.answer)
      await sendMail(deps, request, supportAnswerMail(request, request.answer), { reference })
  })
}
