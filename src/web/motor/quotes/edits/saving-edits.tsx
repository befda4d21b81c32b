import type { quoteListMachine } from '#machines/motor/quote-list/quote-list.machine.ts'
import { addOnDefinition, addOnsOf } from '#machines/reference/addons.ts'
import { voluntaryDeductibles } from '#machines/reference/deductibles.ts'
import { formatRupees, paise } from '#machines/rules/money.ts'
import type { ViewProps } from '../../../journey/journey.ts'
import styles from '../../../shared/quotes/edits.module.css'
import { NumberChoice } from '../../../shared/quotes/number-choice.tsx'
import { Checkbox } from '../../../ui/inputs/checkbox.tsx'
import { FoldedPart } from './folded-part.tsx'
import { useRequest } from './use-request.ts'

/** The voluntary deductible, which lowers the price. */
export function SavingEdits(view: ViewProps<typeof quoteListMachine>) {
  const { request, change } = useRequest(view)
  const { coverType, voluntaryDeductible, tppdRestricted } = request
  const { vehicleType = '4w' } = view.model.record
  const taken = [voluntaryDeductible !== undefined, tppdRestricted].filter(Boolean).length
  return (
    <FoldedPart title="Voluntary deductible" taken={taken}>
      {coverType !== 'thirdParty' && (
        <NumberChoice
          label="Voluntary Deductible"
          hint="You pay this first part of each claim, on top of what the policy always asks"
          choices={voluntaryDeductibles[vehicleType]}
          value={voluntaryDeductible}
          format={(rupees) => formatRupees(paise(rupees))}
          onChange={(amount) => change({ voluntaryDeductible: amount })}
        />
      )}
      {addOnsOf[coverType].includes('isTppdDiscount') && (
        <Checkbox
          label={addOnDefinition('isTppdDiscount')?.label}
          hint={
            <span className={styles.close}>Damage to others’ property is then paid up to ₹6,000 only</span>
          }
          checked={tppdRestricted}
          onChange={(isTaken) => change({ tppdRestricted: isTaken })}
        />
      )}
    </FoldedPart>
  )
}
