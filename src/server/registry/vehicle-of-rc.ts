import type { VehicleRc } from '#contract/partners/registry.ts'
import type { KnownVehicle, RegisteredVehicle } from '#machines/motor/record/motor-record.ts'
import { rtoCodeOf } from '#machines/motor/rules/registration-number.ts'
import { previousInsurers } from '#machines/reference/lists.ts'
import type { VehicleKind } from '#machines/reference/policies.ts'
import { rtoByCode, rtos } from '#machines/reference/rtos.ts'
import { matchVariant } from './match-variant.ts'
import { longestNamed } from './name-words.ts'

/**
 * A registration certificate as a vehicle, without its owner; undefined where it is off the road, of a kind we do not
 * insure, or not certainly one of ours.
 */
export function vehicleOfRc(registrationNumber: string, rc: VehicleRc): RegisteredVehicle | undefined {
  const vehicleType = kindOf(rc)
  const [month = '', year = ''] = rc.vehicle_manufacturing_month_year.split('/')
  if (rc.status !== 'VALID' || rc.rc_status !== 'ACTIVE' || !vehicleType) return undefined
  const match = matchVariant({
    vehicleType,
    maker: rc.vehicle_manufacturer_name,
    model: rc.model,
    fuel: rc.type,
    cubicCapacity: Number(rc.vehicle_cubic_capacity) || 0,
    madeIn: Number(year),
  })
  return (
    match && {
      registrationNumber,
      vehicleType,
      ...cityOf(registrationNumber, rc.reg_authority),
      make: { value: match.make.value, label: match.make.label },
      model: { value: match.model.value, label: match.model.label },
      variant: { value: match.variant.value, label: match.variant.label, fuelType: match.variant.fuelType },
      registrationDate: isoDay(rc.reg_date),
      manufacturingDate: `${year}-${month}-01`,
      ...pastOf(rc),
      ...(rc.rc_financer && { financier: rc.rc_financer }),
      ...(rc.pucc_upto && { pollutionUntil: isoDay(rc.pucc_upto) }),
      ...unmasked('pollutionNumber', rc.pucc_number ?? ''),
      ...unmasked('previousPolicyNumber', rc.vehicle_insurance_policy_number ?? ''),
      ...unmasked('engineNumber', rc.engine),
      ...unmasked('chassisNumber', rc.chassis),
    }
  )
}

function kindOf({ class: words, vehicle_category }: VehicleRc): VehicleKind | undefined {
  const text = `${words} ${vehicle_category}`
  if (/2WN|m-?cycle|scooter/i.test(text)) return '2w'
  return /LMV|motor car/i.test(text) && !/transport|taxi|cab/i.test(text.replace(/non-transport/i, ''))
    ? '4w'
    : undefined
}

/** The plate's registration office; for a Bharat series number, which names none, the authority's city. */
function cityOf(registrationNumber: string, authority: string): Pick<KnownVehicle, 'rto'> {
  const value = rtoCodeOf(registrationNumber)
  const office = value === undefined ? officeIn(authority) : rtoByCode(value)
  if (!office) return value === undefined ? {} : { rto: { value, city: '' } }
  return { rto: { value: office.value, city: office.registered_city_name } }
}

const officeIn = (authority: string) => {
  const city = (authority.split(',')[0] ?? '').trim().toLowerCase()
  return rtos.find((rto) => rto.status === 'active' && rto.registered_city_name.toLowerCase() === city)
}

function pastOf({ vehicle_insurance_company_name: company, vehicle_insurance_upto: end }: VehicleRc) {
  const insurer = company === null ? undefined : longestNamed(company, insurersByName)
  return {
    ...(insurer && { previousInsurer: { value: insurer.value, label: insurer.full } }),
    ...(end !== null && { previousEndDate: isoDay(end) }),
  }
}

/** Insurer names as a registry writes them, such as "The New India Assurance" or "L&T General Insurance (merged…)". */
const insurersByName = previousInsurers.map(({ value, label }) => ({
  value,
  full: label,
  label: label.replace(/^The |\s*\(.*\)$|\s*General Insurance/g, ''),
}))

const isoDay = (day: string) => day.split('/').reverse().join('-')

/** Some registries hide part of a number behind X or stars. */
function unmasked<Key extends string>(key: Key, value: string): { [K in Key]?: string } {
  return value === '' || /X{3,}|\*/i.test(value) ? {} : ({ [key]: value } as { [K in Key]: string })
}
