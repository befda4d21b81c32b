import type { ResumeRecord } from '#contract/flow/flow.calls.ts'
import { motorRequestOf } from '#contract/flow/save.ts'
import { otherFields, toStepFields } from '#contract/flow/step-fields.ts'
import { processWords, spellStep } from '#contract/flow/step-name.ts'
import { knownEvents } from '#machines/core/answer.ts'
import { reachable } from '#machines/core/saved-machine.ts'
import { motorMachines } from '#machines/motor/motor.saved.ts'
import { asOfToday } from '#machines/record/past.ts'
import type { Day } from '#machines/schemas/basics.ts'
import type { MotorRecord } from '#machines/schemas/record.ts'
import { recordOf } from '../access/leads.store.ts'
import type { Lead } from '../db/schema.ts'

/** A journey in the words of the wire, with what follows from dates derived as of today (register C-31). */
export function resumeRecordOf(lead: Lead, today: Day): ResumeRecord {
  const record = asOfToday(recordOf(lead), today)
  return {
    customerLeadId: lead.id,
    version: lead.version,
    quoteType: 'motor',
    source: record.source,
    ...(record.emplId && { emplId: record.emplId }),
    ...(record.renewalOf && { renewalOf: record.renewalOf }),
    processStep: spellStep(record.savedStep),
    processDescription: lead.processDescription ?? processWords[record.savedStep],
    ...(record.status && { status: record.status }),
    motorRequest: motorRequestOf(record),
    leadsTo: reachable(motorMachines, record, today),
    ...toStepFields(record, others(record, today)),
  }
}

const others = (record: MotorRecord, today: Day) =>
  motorMachines.flatMap(({ events }) => otherFields(events, knownEvents(events, record, today)))
