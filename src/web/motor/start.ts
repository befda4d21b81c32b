import * as v from 'valibot'
import type { MotorInput } from '#machines/motor/motor.setup.ts'
import { emptyRecord, type MotorRecord } from '#machines/schemas/record.ts'
import { leadCookie } from '../journey/lead-cookie.ts'
import { type MotorLuggage, motorLuggage } from '../journey/luggage.ts'
import { policyState } from '../journey/policy-state/policy-state.ts'
import { creditNow } from '../journey/session/credit.ts'
import { today } from '../journey/today.ts'
import { wizardDraft } from './wizard-draft.ts'

/** Where the wizard begins: from answers at hand, or from a lead that has to be read first. */
export type Start = { kind: 'input'; input: MotorInput } | { kind: 'lead'; leadId: string }

/** What was brought along, else this tab's answers, else this browser's lead, else its choices (register C-19). */
export function startOf(state: unknown, step: string | undefined): Start {
  const luggage = unpacked(state)
  const leadId = luggage?.journeyContinue ? (luggage.customerLeadId ?? leadCookie.read()) : undefined
  if (leadId !== undefined) return { kind: 'lead', leadId }
  if (luggage && !luggage.isBegun) return { kind: 'input', input: inputOf(luggage) }
  const draft = wizardDraft.read()
  const lead = draft ? draft.leadId : leadCookie.read()
  if (lead) return { kind: 'lead', leadId: lead }
  const record = draft ?? remembered()
  return { kind: 'input', input: { today: today(), record, screen: step ?? 'start' } }
}

export function unpacked(state: unknown): MotorLuggage | undefined {
  const parsed = v.safeParse(motorLuggage, state)
  return parsed.success ? parsed.output : undefined
}

/** The way into the machine for what was chosen on another page (register C-03, C-04, C-32). */
function inputOf(luggage: MotorLuggage): MotorInput {
  const {
    selectedVehicleType,
    updatedVType,
    registrationNumber = '',
    isVehicleNew,
    isDenied,
    rtoData,
  } = luggage
  const record: Partial<MotorRecord> = {
    ...creditNow(),
    vehicleType: updatedVType ?? selectedVehicleType.vehicleType,
    registrationNumber,
    isNew: isVehicleNew,
    ...(rtoData && { rto: rtoData }),
  }
  if (registrationNumber !== '' && isDenied) return { today: today(), record, screen: 'unrecognised' }
  if (registrationNumber !== '') return { today: today(), record, lookUp: true }
  return { today: today(), record, screen: luggage.activeStep > 0 ? 'city' : 'start' }
}

function remembered(): MotorRecord {
  const { VehicleType, RegistrationNumber = '' } = policyState.get()
  return {
    ...emptyRecord,
    ...creditNow(),
    ...(VehicleType && { vehicleType: VehicleType, registrationNumber: RegistrationNumber }),
  }
}
