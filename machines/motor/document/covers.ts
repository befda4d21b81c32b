import type { Table } from '../../document/document.ts'
import { type AddOn, addOnDefinition } from '../../reference/addons.ts'
import { plural } from '../../reference/plural.ts'
import { formatRupees, paise } from '../../rules/money.ts'
import type { MotorRecord } from '../record/motor-record.ts'
import { propertyDamageLimit } from '../rules/property-damage.ts'
import { hasOwnDamage, hasThirdParty } from './product.ts'

/** Of the standard motor policy, in rupees. */
const ownerDriver = 1_500_000

/** The covers and their limits, as worded in the standard policy. */
export function coverTable(record: MotorRecord): Table {
  return {
    kind: 'table',
    head: ['Cover', 'Up to'],
    rows: [...ownDamageRows(record), ...thirdPartyRows(record), ...accidentRows(record)].map((cells) => ({
      cells,
    })),
  }
}

type Cells = [cover: string, upTo: string]

function ownDamageRows(record: MotorRecord): Cells[] {
  if (!hasOwnDamage(record)) return []
  const { plan, request } = record
  const accessory = (label: string, value: number | undefined): Cells[] =>
    value === undefined ? [] : [[label, value === 0 ? 'Fitted in the factory' : formatRupees(value)]]
  return [
    ['Loss of or damage to the vehicle', `IDV ${formatRupees(plan?.idv?.value ?? 0)}`],
    ...accessory('Electrical accessories', request?.electricalAccessories),
    ...accessory('Non-electrical accessories', request?.nonElectricalAccessories),
    ...accessory('Bi-fuel kit', request?.biFuelKit),
    ...addOnLabels(record).map((label): Cells => [`Add-on: ${label}`, 'As per its wording']),
  ]
}

function thirdPartyRows(record: MotorRecord): Cells[] {
  if (!hasThirdParty(record)) return []
  const { request } = record
  return [
    ['Death of or injury to third parties', 'As the Motor Vehicles Act requires'],
    ['Damage to property of third parties', formatRupees(propertyDamageLimit(record))],
    ...(request?.paidDrivers
      ? [['Liability to paid drivers', counted(request.paidDrivers)] satisfies Cells]
      : []),
  ]
}

function accidentRows({ plan, request }: MotorRecord): Cells[] {
  const isCovered = plan?.lines.some(({ key }) => key === 'personalAccident') ?? false
  const perSeat = request?.passengerCover
  return [
    ...(isCovered
      ? [['Personal accident of the owner-driver', formatRupees(paise(ownerDriver))] satisfies Cells]
      : []),
    ...(perSeat
      ? [['Personal accident of passengers, each', formatRupees(paise(perSeat))] satisfies Cells]
      : []),
  ]
}

/** The add-ons included in the price that are covers of their own. */
function addOnLabels({ plan, request }: MotorRecord): string[] {
  const chosen: readonly string[] = request?.addOns ?? []
  const included = plan?.included.filter((addOn) => chosen.includes(addOn)) ?? []
  return included.map((addOn) => addOnDefinition(addOn as AddOn)?.label ?? addOn)
}

const counted = (count: number) => plural(count, `${count} driver`, `${count} drivers`)
