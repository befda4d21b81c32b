import { useEffect, useState } from 'react'
import { addOnAmountError } from '#machines/motor/rules/add-on-amount.ts'
import { type AddOn, addOnDefinition } from '#machines/reference/addons.ts'
import { formatRupees, paise, rupees } from '#machines/rules/money.ts'
import styles from '../../../shared/quotes/edits.module.css'
import { Button } from '../../../ui/actions/button.tsx'
import { AmountInput } from '../../../ui/inputs/amount-input.tsx'
import { Checkbox } from '../../../ui/inputs/checkbox.tsx'
import { Field } from '../../../ui/inputs/field.tsx'

type AmountEditProps = {
  addOn: AddOn
  value: number | undefined
  onChange: (paise: number | undefined) => void
}

/** An extra with an amount: ticked first, requested once the amount is valid. */
export function AmountEdit({ addOn, value, onChange }: AmountEditProps) {
  const { label = addOn, min = 0 } = addOnDefinition(addOn) ?? {}
  const [isTicked, setTicked] = useState(value !== undefined)
  useEffect(() => setTicked(value !== undefined), [value])
  const tick = (ticked: boolean) => {
    setTicked(ticked)
    if (!ticked && value !== undefined) onChange(undefined)
  }
  return (
    <div>
      <Checkbox label={label} checked={isTicked} onChange={tick} />
      {isTicked && (
        <Amount label={`${label}: value`} addOn={addOn} min={min} value={value} onChange={onChange} />
      )}
    </div>
  )
}

function Amount({ label, addOn, min, value, onChange }: AmountEditProps & { label: string; min: number }) {
  const [amount, setAmount] = useState(value)
  const [error, setError] = useState<string>()
  const give = () => {
    const found = addOnAmountError(addOn, amount === undefined ? undefined : rupees(amount))
    setError(found)
    if (found === undefined && amount !== value) onChange(amount)
  }
  return (
    <form
      className={styles.amount}
      onSubmit={(event) => {
        event.preventDefault()
        give()
      }}
    >
      <Field
        label={label}
        hint={min > 0 ? `${formatRupees(paise(min))} or more` : '₹0 where fitted in the factory'}
        error={error}
      >
        <AmountInput value={amount} onChange={setAmount} />
      </Field>
      <Button
        type="submit"
        variant="secondary"
        size="small"
        disabled={amount === value && amount !== undefined}
      >
        Update prices
      </Button>
    </form>
  )
}
