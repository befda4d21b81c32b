/**
 * A journey by its lead id, as the server has it:
 *
 *   const lead = await readJourney(leadId)
 *   lead.kind   'found' (record) | 'locked' (prove by OTP) | 'unknown' (no such journey); rejects with words
 *
 * What this tab has not saved yet is saved first, unless it waits for a choice.
 */

import type { ResumeRecord } from '#contract/flow/flow.calls.ts'
import { readFlow } from '#contract/flow/flow.calls.ts'
import type { ReadOutcome } from '#machines/purchase/resume/resume.machine.ts'
import { messages } from '#machines/reference/messages.ts'
import type { JourneyRecord } from '#machines/schemas/journey-record.ts'
import { mobileIn } from '../api-client/masked-mobile.ts'
import { send } from '../api-client/send.ts'
import { resumedRecord } from './resumed-record.ts'
import { outbox } from './tab-outbox.ts'

export async function readJourney(leadId: string, signal?: AbortSignal): Promise<ReadOutcome> {
  const isSaved = await outbox.flush()
  const isWaiting = outbox.pending().some((save) => save.customerLeadId === leadId)
  if (!isSaved && isWaiting && !outbox.conflict(leadId)) {
    throw new Error(messages.journey.saveFailed)
  }
  const sent = await send(readFlow, { customerLeadId: leadId }, signal ? { signal } : {})
  if (sent.ok) {
    const isNews = sent.body.data.version > outbox.version(leadId)
    const { leadsTo } = sent.body.data
    return { kind: 'found', record: recordOfResume(sent.body.data), leadsTo, isNews }
  }
  const { code, message } = sent.failure
  if (code === 'prove-owner') return { kind: 'locked', mobile: mobileIn(sent.failure) }
  if (code === 'unknown-journey' || code === 'invalid') return { kind: 'unknown' }
  throw new Error(message)
}

/** The same, remembered as what this tab knows of the journey. */
export function recordOfResume(resume: ResumeRecord): JourneyRecord {
  outbox.learnRecord(resume)
  return resumedRecord(resume)
}
