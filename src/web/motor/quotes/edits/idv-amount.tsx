import { useState } from 'react'
import { quotes } from '#machines/reference/messages/quotes.ts'
import { formatRupees } from '#machines/rules/money.ts'
import styles from '../../../shared/quotes/edits.module.css'
import { Button } from '../../../ui/actions/button.tsx'
import { AmountInput } from '../../../ui/inputs/amount-input.tsx'
import { Field } from '../../../ui/inputs/field.tsx'

type IdvAmountProps = {
  /** In paise, as all of them. */
  min: number
  max: number
  value: number | undefined
  onGiven: (value: number) => void
}

/** An insured value to the rupee, for whoever knows it and does not want to aim with a slider. */
export function IdvAmount({ min, max, value, onGiven }: IdvAmountProps) {
  const [amount, setAmount] = useState(value)
  const [error, setError] = useState<string>()
  const [from, to] = [formatRupees(min), formatRupees(max)]
  const type = (typed: number | undefined) => {
    setAmount(typed)
    setError(undefined)
  }
  const give = () => {
    if (amount === undefined || amount < min || amount > max) return setError(quotes.idvRange(from, to))
    if (amount !== value) onGiven(amount)
  }
  return (
    <form
      className={styles.typed}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        give()
      }}
    >
      <Field label="Your own value" error={error}>
        <AmountInput value={amount} onChange={type} enterKeyHint="done" />
      </Field>
      <Button type="submit" variant="secondary" disabled={amount === value && amount !== undefined}>
        Set value
      </Button>
    </form>
  )
}
