import * as v from 'valibot'
import { emptyPet, type PetRecord } from '#machines/pet/record/pet-record.ts'
import { creditNow } from '../browser/credit.ts'
import { petLead } from './lead.ts'

/** Where pet cover begins: anew, or from a journey that has to be read first. */
type Start = { kind: 'record'; record: PetRecord } | { kind: 'lead'; leadId: string }

const navigationState = v.object({
  journeyContinue: v.optional(v.boolean(), false),
  customerLeadId: v.optional(v.string()),
})

/** The journey to go on with, else this tab's, else none. */
export function petStartOf(state: unknown): Start {
  const parsed = v.safeParse(navigationState, state)
  const { journeyContinue, customerLeadId } = parsed.success ? parsed.output : {}
  const leadId = (journeyContinue ? customerLeadId : undefined) ?? petLead.read()?.leadId
  return leadId ? { kind: 'lead', leadId } : { kind: 'record', record: { ...emptyPet, ...creditNow() } }
}
