import type { Table } from '../../document/document.ts'
import { healthAddOnLabels, type PricedHealthAddOn } from '../../reference/health/add-ons.ts'
import { formatRupees, paise } from '../../rules/money.ts'
import type { HealthPlan } from '../record/health-plan.ts'
import { defaultHealthRequest, type HealthRequest } from '../record/health-request.ts'

/** What the plan pays for and how much, with every add-on that was bought. */
export function coverTable(
  plan: HealthPlan,
  request: HealthRequest = defaultHealthRequest,
  noClaimBonusPct = 0,
): Table {
  const { features, sumInsured } = plan
  const addOns = boughtAddOns(plan)
  const bonus = addOns.includes('noClaimBonusSuper') ? (sumInsured * noClaimBonusPct) / 100 : 0
  const rows: [string, string][] = [
    ['Treatment in hospital, a year', formatRupees(paise(sumInsured))],
    ...(bonus > 0 ? [['No-claim bonus on top', formatRupees(paise(bonus))] satisfies [string, string]] : []),
    ['Room rent', features.roomRent],
    ['Day-care treatment', 'Up to the sum insured'],
    ['Restoring the sum insured', features.restore],
    ['You pay of each claim', shareInWords(features.coPayment)],
    ['You pay of a claim in a dearer city', shareInWords(features.zoneCoPayment)],
    ...addOns.map((addOn): [string, string] => [
      `Add-on: ${healthAddOnLabels[addOn]}`,
      addOn === 'opdCare' && request.opdLimit ? formatRupees(paise(request.opdLimit)) : 'As per its wording',
    ]),
  ]
  return { kind: 'table', head: ['Cover', 'Up to'], rows: rows.map((cells) => ({ cells })) }
}

export const shareInWords = (percent: number): string => (percent === 0 ? 'Nothing' : `${percent}%`)

/** The add-ons with a line in the price. */
function boughtAddOns({ lines }: HealthPlan): PricedHealthAddOn[] {
  const keys = new Set(lines.map(({ key }) => key))
  return (Object.keys(healthAddOnLabels) as PricedHealthAddOn[]).filter((addOn) => keys.has(addOn))
}
