import type { Assumption } from '../../core/product.ts'
import type { MotorRecord } from '../record/motor-record.ts'
import * as assumed from './assumption-rules.ts'
import { defaultRequest } from './quote-request.ts'

/** Where an assumption is replaced by an answer: a screen of the wizard, or a control of the quote list. */
type AssumptionChange =
  | 'start'
  | 'ownership'
  | 'previousPolicy'
  | 'expiry'
  | 'ncb'
  | 'claim'
  | 'cover'
  | 'idv'
  | 'addOns'

export type MotorAssumption = Assumption & { change?: AssumptionChange }

type Row = readonly [key: string, text: string, assume: assumed.Assume, change?: AssumptionChange]

/** One row a thing, two where only one kind of journey can change it: the vehicle and its owner, the old policy, the new one, what is added to it. */
const table: readonly Row[] = [
  ['zone', 'Where the vehicle is registered, which sets its rate', assumed.zone, 'start'],
  ['owner', 'Who owns the vehicle', assumed.owner, 'ownership'],
  ['ownerChanged', 'The owner since the last policy', assumed.ownerChanged, 'ownership'],
  ['previousEnd', 'When the old policy ended', assumed.previousEnd, 'expiry'],
  ['previousType', 'What the old policy covered', assumed.previousType, 'previousPolicy'],
  ['claim', 'Claims in the last year', assumed.claim, 'claim'],
  ['ncb', 'No-claim bonus printed on the old policy', assumed.bonus, 'ncb'],
  ['start', 'First day of the policy', assumed.newStart],
  ['start', 'First day of the new policy', assumed.start, 'expiry'],
  ['cover', 'Kind of cover', assumed.cover, 'cover'],
  ['thirdPartyPolicy', 'Your third-party policy', assumed.thirdPartyPolicy],
  ['idv', 'What the vehicle is insured for (IDV)', assumed.idv, 'idv'],
  [
    'personalAccident',
    'Personal accident cover of the driver who owns it',
    assumed.personalAccident,
    'addOns',
  ],
  ['propertyDamage', "Cover for damage to others' property", assumed.propertyDamage, 'addOns'],
  ['addOns', 'Chosen add-ons', assumed.addOns, 'addOns'],
  ['electrical', 'Electrical accessories', assumed.electrical, 'addOns'],
  ['nonElectrical', 'Other accessories', assumed.nonElectrical, 'addOns'],
  ['biFuelKit', 'Bi-fuel kit', assumed.biFuelKit, 'addOns'],
  ['biFuelKit', 'Bi-fuel kit', assumed.kitOfThirdParty],
  ['passengers', 'Personal accident cover of passengers', assumed.passengers, 'addOns'],
  ['paidDrivers', 'Liability to a paid driver', assumed.paidDrivers, 'addOns'],
  ['deductible', 'Voluntary deductible', assumed.deductible, 'addOns'],
  ['antiTheft', 'Approved anti-theft device', assumed.unasked],
  ['association', 'Membership of an automobile association', assumed.unasked],
]

/** All assumptions behind a price, to be listed beside the prices. */
export function assumptionsOf(record: MotorRecord, today: string): MotorAssumption[] {
  const facts = { record, request: record.request ?? defaultRequest(record, today), today }
  return table.flatMap(([key, text, assume, change]) => {
    const value = assume(facts)
    return value === undefined ? [] : [{ key, text, value, ...(change && { change }) }]
  })
}
