import type { MotorRecord } from '../record/motor-record.ts'

/** The endorsements of the India Motor Tariff, by the premium line that adds each. */
const byLine: Readonly<Record<string, string>> = {
  automobileAssociation: 'IMT 8',
  antiTheft: 'IMT 10',
  tppdDiscount: 'IMT 20',
  voluntaryDeductible: 'IMT 22A',
  electricalAccessories: 'IMT 24',
  biFuelOd: 'IMT 25',
  biFuelTp: 'IMT 25',
  paidDriver: 'IMT 28',
}

/** The numbered endorsements a policy is subject to. */
export function endorsements({ plan, vehicle, vehicleType }: MotorRecord): string[] {
  const keys = plan?.lines.map(({ key }) => key) ?? []
  const passengers = vehicleType === '2w' ? 'IMT 18' : 'IMT 16'
  const found = [
    ...(vehicle?.hypothecation ? ['IMT 7'] : []),
    ...(keys.includes('passengerCover') ? [passengers] : []),
    ...(keys.includes('basicOd') ? ['IMT 22'] : []),
    ...keys.flatMap((key) => byLine[key] ?? []),
  ]
  return [...new Set(found)].sort((one, other) => one.localeCompare(other, 'en', { numeric: true }))
}
