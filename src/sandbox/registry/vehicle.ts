import type { VehicleRc } from '#contract/partners/registry.ts'
import { rtoCodeOf } from '#machines/motor/rules/registration-number.ts'
import { financiers, previousInsurers } from '#machines/reference/lists.ts'
import { makesOf } from '#machines/reference/makes.ts'
import { rtoByCode } from '#machines/reference/rtos.ts'
import { findVariant, models } from '#machines/reference/vehicles.ts'
import { addDays } from '#machines/rules/calendar.ts'
import { addYears, printed } from '../days.ts'
import { hash, numberFrom, oneOf, textFrom } from '../hash.ts'
import { type DemoPlate, demoPlates } from './plates.ts'

type Found = { variantId: number; registered: string; insuredUntil?: string; financer?: string }

const demo = new Map(demoPlates.map((one) => [one.plate, one]))
const capitals = 'ABCDEFGHJKLMNPRSTUVWXYZ0123456789'
const firstNames = ['ASHA', 'RAVI', 'MEERA', 'KIRAN', 'ANIL', 'SUNITA', 'IMRAN', 'JOSEPH']
const lastNames = ['SHARMA', 'PATEL', 'REDDY', 'KHAN', 'DAS', 'NAIR', 'SINGH', 'JOSHI']

export const demoOf = (plate: string): DemoPlate | undefined => demo.get(plate)

/** The registry's certificate of a plate, always the same; undefined where it has none. */
export function certificateOf(plate: string, today: string, verificationId: string): VehicleRc | undefined {
  const found = known(plate, today) ?? madeUp(plate, today)
  const entry = found && findVariant(found.variantId)
  if (!found || !entry) return undefined
  const { model, variant } = entry
  const make = makesOf(model.vehicleType).find(({ value }) => value === model.makeId)
  const isCar = model.vehicleType === '4w'
  const made = addDays(found.registered, -numberFrom(`${plate}/made`, 20, 75))
  const city = rtoByCode(rtoCodeOf(plate) ?? '')?.registered_city_name ?? 'Jaipur'
  const address = addressIn(city, plate)
  return {
    verification_id: verificationId,
    reference_id: hash(plate),
    status: 'VALID',
    reg_no: plate,
    class: isCar ? 'Motor Car(LMV)' : 'M-Cycle/Scooter(2WN)',
    chassis: demo.get(plate)?.numbers?.chassis ?? textFrom(capitals, 17, `${plate}/chassis`),
    engine: demo.get(plate)?.numbers?.engine ?? textFrom(capitals, 12, `${plate}/engine`),
    vehicle_manufacturer_name: `${make?.label.toUpperCase()} INDIA LTD`,
    model: `${model.label} ${variant.label}`.toUpperCase(),
    vehicle_colour: oneOf(['WHITE', 'SILVER', 'RED', 'BLUE', 'GREY', 'BLACK'], `${plate}/colour`),
    type: variant.fuelType.toUpperCase(),
    norms_type: found.registered < '2020-04-01' ? 'BHARAT STAGE IV' : 'BHARAT STAGE VI',
    body_type: isCar ? 'HATCHBACK' : 'SOLO WITH PILLION',
    owner_count: '1',
    owner: `${oneOf(firstNames, plate)} ${oneOf(lastNames, `${plate}/owner`)}`,
    owner_father_name: null,
    mobile_number: null,
    rc_status: 'ACTIVE',
    status_as_on: printed(today),
    reg_authority: `${city}, ${plate.slice(0, 2)}`,
    reg_date: printed(found.registered),
    vehicle_manufacturing_month_year: `${made.slice(5, 7)}/${made.slice(0, 4)}`,
    rc_expiry_date: printed(addYears(found.registered, 15)),
    vehicle_tax_upto: null,
    vehicle_insurance_company_name: found.insuredUntil ? insurerOf(plate) : null,
    vehicle_insurance_upto: found.insuredUntil ? printed(found.insuredUntil) : null,
    vehicle_insurance_policy_number: found.insuredUntil ? `P${hash(`${plate}/policy`)}` : null,
    rc_financer: found.financer ?? null,
    ...pollutionOf(plate, today),
    ...address,
    vehicle_cubic_capacity: String(variant.cubicCapacity ?? 0),
    vehicle_category: isCar ? 'LMV' : '2WN',
    vehicle_seat_capacity: String(variant.seating),
  }
}

/** Tested every year: one certificate in four has ended. */
function pollutionOf(plate: string, today: string) {
  const until = addDays(today, numberFrom(`${plate}/puc`, -90, 270))
  return {
    pucc_number: `${plate.slice(0, 2)}${hash(`${plate}/pucc`)}`,
    pucc_upto: printed(demo.has(plate) ? addDays(today, 150) : until),
  }
}

function known(plate: string, today: string): Found | undefined {
  const vehicle = demo.get(plate)?.vehicle
  if (!vehicle) return undefined
  const { variantId, registered, insuredUntil, financer } = vehicle
  return {
    variantId,
    registered: registered(today),
    ...(insuredUntil && { insuredUntil: insuredUntil(today) }),
    ...(financer && { financer }),
  }
}

/** Any other plate of a known office gets a vehicle of its own, unless its number ends in 0. */
function madeUp(plate: string, today: string): Found | undefined {
  if (!rtoCodeOf(plate) || /0$/.test(plate)) return undefined
  const age = numberFrom(`${plate}/age`, 2, 11)
  const registered = addDays(addYears(today, -age), -numberFrom(`${plate}/days`, 0, 300))
  const year = Number(registered.slice(0, 4)) - 1
  const sold = models.filter(({ from, to }) => from < year && year < (to ?? year + 1))
  const model = oneOf(sold, `${plate}/model`)
  const isFinanced = hash(`${plate}/loan`) % 4 === 0
  return {
    variantId: oneOf(model.variants, `${plate}/variant`).value,
    registered,
    insuredUntil: addDays(today, numberFrom(`${plate}/until`, -40, 58)),
    ...(isFinanced && { financer: oneOf(financiers, `${plate}/bank`).label }),
  }
}

const insurerOf = (plate: string) =>
  oneOf(
    previousInsurers.filter(({ label }) => !label.includes('(') && !label.startsWith('Other')),
    `${plate}/insurer`,
  ).label

function addressIn(city: string, plate: string) {
  const line = `${numberFrom(`${plate}/house`, 1, 180)} Station Road`
  const split = {
    district: [city],
    state: [['', '']],
    city: [city],
    pincode: '302001',
    country: ['IN', 'IND', 'INDIA'],
    address_line: line,
  }
  const text = `${line}, ${city}`
  return {
    present_address: text,
    split_present_address: split,
    permanent_address: text,
    split_permanent_address: split,
  }
}
