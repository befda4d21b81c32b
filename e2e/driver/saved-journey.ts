import type { Page } from 'playwright/test'
import type { MotorRecord } from '#machines/motor/record/motor-record.ts'
import { sampleRecord } from '#machines/motor/record/samples.ts'
import { today } from './today.ts'
import { untilNotBusy } from './until-not-busy.ts'

export type SavedUpTo = 1 | 2 | 3 | 4 | 5 | 6
export type Saved = { customerLeadId: string; version: number }

/** A number without an entry in the registry, so that the previous policy is asked and not looked up. */
export const withoutEntry = { registrationNumber: 'RJ-14-CA-1230' }

/** Begins a journey that is answered up to a saved step, as the browser of this page; gives its lead id. */
export async function saveJourney(
  page: Page,
  step: SavedUpTo,
  different: Partial<MotorRecord> = {},
): Promise<Saved> {
  const record = { ...sampleRecord(today()), ...(step === 5 && withoutEntry), ...different }
  const known = Object.entries(stepsOf(record)).slice(0, step)
  const save = { quoteType: 'motor', step, processDiscription: 'registrationNumber', loggedInUser: false }
  const headers = await credentialOf(page)
  const data = { ...save, ...creditOf(record), ...Object.fromEntries(known) }
  const response = await untilNotBusy(() => page.request.post('/api/v1/admin/flow', { headers, data }))
  if (!response.ok()) throw new Error(`The journey was not begun: ${await response.text()}`)
  return (await response.json()).data.data
}

/** A link that names an employee credits the journey to them. */
const creditOf = ({ emplId }: MotorRecord) =>
  emplId === undefined ? { source: 'customer' } : { source: 'empl', emplId }

/** Who is signed in in this browser begins a journey of their own. */
async function credentialOf(page: Page): Promise<Record<string, string>> {
  const token = (await page.context().cookies()).find(({ name }) => name === 'access_token')
  return token ? { authorization: `Bearer ${token.value}` } : {}
}

/** The answers as the specification spells them on the wire (spec §3). */
export function stepsOf({ customer, previousPolicy: past, ...record }: MotorRecord) {
  return {
    step1: {
      registrationNumber: record.registrationNumber,
      vehicleType: record.vehicleType,
      IsVehicleNew: record.isNew,
      ...(record.rto && { rtoCode: record.rto.value, RTOCityName: record.rto.city }),
    },
    step2: { make: record.make },
    step3: { model: record.model },
    step4: { variantSelection: record.variant },
    step5: {
      customerDetails: {
        customer_name: customer?.name,
        customer_email: customer?.email,
        customer_phone: customer?.mobile,
      },
      customerType: record.customerType,
      isOwnerChanged: record.ownerChanged,
      manufaturingDate: record.manufacturingDate,
      registrationDate: record.registrationDate,
    },
    step6: {
      pypSelection: {
        claimInLastYear: past?.claimed ? 'Yes' : 'No',
        PolicyStatus: past?.status,
        PreInsurerCode: past?.insurer,
        PrePolicyEndDate: past?.endDate,
        PreviousPolicyType: past?.type,
        PreviousNoClaimBonus: past?.ncb,
      },
    },
  }
}

const isAnswered: Readonly<Record<string, (record: MotorRecord) => unknown>> = {
  step1: ({ vehicleType }) => vehicleType,
  step2: ({ make }) => make,
  step3: ({ model }) => model,
  step4: ({ variant }) => variant,
  step5: ({ customer, customerType, registrationDate }) => customer && customerType && registrationDate,
  step6: ({ previousPolicy }) => previousPolicy,
}

/** The steps whose questions are answered, saved or not. */
export const answeredSteps = (record: MotorRecord): object =>
  Object.fromEntries(Object.entries(stepsOf(record)).filter(([step]) => isAnswered[step]?.(record)))
