import type { quoteListMachine } from '#machines/motor/quote-list/quote-list.machine.ts'
import { type AddOnOffers, addOnOffers } from '#machines/motor/rules/add-on-offers.ts'
import { addOnDefinition, addOnsOf, type PricedAddOn, pricedAddOns } from '#machines/reference/addons.ts'
import { vehicleLabels } from '#machines/reference/policies.ts'
import type { ViewProps } from '../../../journey/journey.ts'
import { addOnPriceBeforeGst } from '../../../shared/quotes/add-on-price.ts'
import styles from '../../../shared/quotes/edits.module.css'
import { Checkbox } from '../../../ui/inputs/checkbox.tsx'
import { Part } from './part.tsx'
import { useRequest } from './use-request.ts'

/** The add-ons of own damage (QUOTE-10, QUOTE-12); a cover without own damage has none. */
export function AddOnEdits(view: ViewProps<typeof quoteListMachine>) {
  const { record, today } = view.model
  const { request, change } = useRequest(view)
  const vehicle = vehicleLabels[record.vehicleType ?? '4w'].toLowerCase()
  const sold = new Set<string>(addOnsOf[request.coverType])
  const offered = pricedAddOns.filter((key) => sold.has(key))
  if (offered.length === 0) return null
  const toggle = (key: PricedAddOn, isTaken: boolean) =>
    change({ addOns: isTaken ? [...request.addOns, key] : request.addOns.filter((one) => one !== key) })
  return (
    <Part title="Add-ons" part="addOns">
      <div>
        {offered.map((key) => {
          const isTaken = request.addOns.includes(key)
          const offers = addOnOffers(key, record, today)
          return (
            <Checkbox
              key={key}
              label={addOnDefinition(key)?.label}
              hint={closeTo(hintOf(addOnPriceBeforeGst(key, view.model), offersHint(offers, vehicle)))}
              checked={isTaken}
              disabled={!isTaken && offers.offered === 0}
              onChange={(isWanted) => toggle(key, isWanted)}
            />
          )
        })}
      </div>
    </Part>
  )
}

const closeTo = (hint: string | undefined) => hint && <span className={styles.close}>{hint}</span>

/** Which insurers sell it for a vehicle of this age. */
function offersHint({ offered, of, underAge }: AddOnOffers, vehicle: string): string | undefined {
  if (underAge === undefined) return `No insurer sells it for a ${vehicle}`
  if (offered === 0) return `Only for a ${vehicle} under ${underAge} years`
  return offered < of ? `Offered by ${offered} of ${of} insurers for a ${vehicle} of this age` : undefined
}

const hintOf = (...hints: (string | undefined)[]) => hints.filter(Boolean).join(' · ') || undefined
