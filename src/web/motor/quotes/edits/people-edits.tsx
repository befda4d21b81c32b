import type { quoteListMachine } from '#machines/motor/quote-list/quote-list.machine.ts'
import { addOnDefinition, addOnsOf } from '#machines/reference/addons.ts'
import { limits } from '#machines/reference/limits.ts'
import { plural } from '#machines/reference/plural.ts'
import { formatRupees, paise } from '#machines/rules/money.ts'
import type { ViewProps } from '../../../journey/journey.ts'
import styles from '../../../shared/quotes/edits.module.css'
import { NumberChoice } from '../../../shared/quotes/number-choice.tsx'
import { Checkbox } from '../../../ui/inputs/checkbox.tsx'
import { Part } from './part.tsx'
import { useRequest } from './use-request.ts'

const { passengerCoverChoices, paidDriverChoices } = limits.addOns
const ofPassengers = addOnDefinition('isPassengerCover')
const ofDrivers = addOnDefinition('liabilitiesToPaidDriver')

/** Cover for people, which goes with third-party cover (QUOTE-11); nobody is paid to drive a bike. */
export function PeopleEdits(view: ViewProps<typeof quoteListMachine>) {
  const { request, change } = useRequest(view)
  const { customerType, vehicleType } = view.model.record
  const isPerson = customerType !== 'organisation'
  const isBike = vehicleType === '2w'
  if (!addOnsOf[request.coverType].includes('isPassengerCover')) return null
  return (
    <Part title="People">
      {isPerson && (
        <Checkbox
          label={addOnDefinition('personalAccident')?.label}
          hint={
            <span className={styles.close}>
              ₹15 lakh for the owner who drives. The law asks for it unless you have it elsewhere.
            </span>
          }
          checked={request.personalAccident}
          onChange={(personalAccident) => change({ personalAccident })}
        />
      )}
      <NumberChoice
        label={ofPassengers?.label ?? ''}
        none={ofPassengers?.options?.[0]?.label}
        hint={isBike ? 'For the pillion rider' : 'For each seat'}
        choices={passengerCoverChoices}
        value={request.passengerCover}
        format={(rupees) => formatRupees(paise(rupees))}
        onChange={(passengerCover) => change({ passengerCover })}
      />
      {!isBike && (
        <NumberChoice
          label={ofDrivers?.label ?? ''}
          none={ofDrivers?.options?.[0]?.label}
          choices={paidDriverChoices}
          value={request.paidDrivers}
          format={(count) => plural(count, `${count} driver`, `${count} drivers`)}
          onChange={(paidDrivers) => change({ paidDrivers })}
        />
      )}
    </Part>
  )
}
