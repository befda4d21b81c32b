import * as v from 'valibot'
import { givenPlate, givenPlateCookie } from '#contract/registration/given-plate.ts'
import { emptyRecord, type MotorRecord } from '#machines/motor/record/motor-record.ts'
import type { MotorInput } from '#machines/motor/wizard/motor.setup.ts'
import { vehicleKinds } from '#machines/reference/policies.ts'
import { dropCookie, readCookie } from '../browser/cookies.ts'
import { creditNow } from '../browser/credit.ts'
import { leadCookie } from '../browser/lead-cookie.ts'
import { type MotorNavigationState, motorNavigationState } from '../browser/navigation-state.ts'
import { policyState } from '../browser/policy-state/policy-state.ts'
import { postedFor } from '../browser/posted-form.ts'
import { today } from '../browser/today.ts'
import { stepIn } from '../journey/use-step-in-url.ts'
import { wizardDraft } from './wizard-draft.ts'

/** The wizard's start: from local answers, or from a lead that has to be read first. */
export type MotorStart =
  | { kind: 'input'; input: MotorInput }
  /** The lead may be of another product: the wizard then starts with `otherwise`, if that is given. */
  | { kind: 'lead'; leadId: string; otherwise?: MotorInput }

/**
 * The start: navigation state, else a number given on a form without script, else this tab's answers, else this
 * browser's lead, else its stored choices (C-19).
 */
export function motorStartOf(state: unknown, search: string): MotorStart {
  const step = stepIn(search)
  const navigationState = unpacked(state)
  const leadId = navigationState?.journeyContinue
    ? (navigationState.customerLeadId ?? leadCookie.read())
    : undefined
  if (leadId !== undefined) return { kind: 'lead', leadId }
  if (navigationState && !navigationState.isBegun) return { kind: 'input', input: inputOf(navigationState) }
  const given = givenStart()
  if (given) return { kind: 'input', input: given }
  const draft = wizardDraft.read()
  const lead = draft ? draft.leadId : leadCookie.read()
  // Nobody can be asked now; whether somebody else has changed it is seen when the next answer is saved.
  if (draft && lead && !navigator.onLine)
    return { kind: 'input', input: { today: today(), record: draft, ...(step && { screen: step }) } }
  const record = draft ?? { ...remembered(), ...vehicleIn(search) }
  const input: MotorInput = { today: today(), record, screen: step ?? 'start' }
  return lead ? { kind: 'lead', leadId: lead, ...(!draft && { otherwise: input }) } : { kind: 'input', input }
}

/** A number of which nobody knows the vehicle waits until its class is chosen; one that comes back is mended. */
function givenStart(): MotorInput | undefined {
  const posted = postedFor('registration.given')
  const read = v.safeParse(givenPlate, posted ? JSON.stringify(posted.answers) : readCookie(givenPlateCookie))
  if (!read.success) return undefined
  const record = { ...creditNow(), ...read.output }
  return {
    today: today(),
    record,
    ...(posted || !record.vehicleType ? { screen: 'start' } : { lookUp: true }),
  }
}

/** The wizard has begun with it. */
export const takeGivenPlate = (): void => dropCookie(givenPlateCookie)

/** A shortcut of the installed site names the kind of vehicle. */
function vehicleIn(search: string): Partial<Pick<MotorRecord, 'vehicleType'>> {
  const named = v.safeParse(v.picklist(vehicleKinds), new URLSearchParams(search).get('vehicle'))
  return named.success ? { vehicleType: named.output } : {}
}

export function unpacked(state: unknown): MotorNavigationState | undefined {
  const parsed = v.safeParse(motorNavigationState, state)
  return parsed.success ? parsed.output : undefined
}

/** The way into the machine for what was chosen on another page (C-03, C-04, C-32). */
function inputOf(navigationState: MotorNavigationState): MotorInput {
  const {
    selectedVehicleType,
    updatedVType,
    registrationNumber = '',
    isVehicleNew,
    isDenied,
    rtoData,
  } = navigationState
  const record: Partial<MotorRecord> = {
    ...creditNow(),
    vehicleType: updatedVType ?? selectedVehicleType.vehicleType,
    registrationNumber,
    isNew: isVehicleNew,
    ...(rtoData && { rto: rtoData }),
  }
  if (registrationNumber !== '' && isDenied) return { today: today(), record, screen: 'unrecognised' }
  if (registrationNumber !== '') return { today: today(), record, lookUp: true }
  return { today: today(), record, screen: navigationState.activeStep > 0 ? 'city' : 'start' }
}

function remembered(): MotorRecord {
  const { VehicleType, RegistrationNumber = '' } = policyState.get()
  return {
    ...emptyRecord,
    ...creditNow(),
    ...(VehicleType && { vehicleType: VehicleType, registrationNumber: RegistrationNumber }),
  }
}
