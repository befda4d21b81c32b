import * as v from 'valibot'
import { basics, emptyHealth, type HealthRecord } from '#machines/health/record/health-record.ts'
import { creditNow } from '../browser/credit.ts'
import { healthLead } from './lead.ts'

/** Where health begins: from answers, or from a journey that has to be read first. */
type Start = { kind: 'record'; record: HealthRecord } | { kind: 'lead'; leadId: string }

const navigationState = v.object({
  /** What the home page was told (HOME-18). */
  health: v.optional(basics),
  journeyContinue: v.optional(v.boolean(), false),
  customerLeadId: v.optional(v.string()),
})

/** The answers of the home page, else the journey to go on with, else this tab's, else none (C-73). */
export function healthStartOf(state: unknown): Start {
  const parsed = v.safeParse(navigationState, state)
  const { health, journeyContinue, customerLeadId } = parsed.success ? parsed.output : {}
  const own = healthLead.read()
  if (health && own?.begunBy !== JSON.stringify(health)) return { kind: 'record', record: begun(health) }
  const leadId = (journeyContinue ? customerLeadId : undefined) ?? own?.leadId
  return leadId ? { kind: 'lead', leadId } : { kind: 'record', record: begun() }
}

const begun = (told?: HealthRecord['basics']): HealthRecord => ({
  ...emptyHealth,
  ...creditNow(),
  ...(told && { basics: told }),
})
