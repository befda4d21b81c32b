import { plural } from '#machines/reference/plural.ts'
import { Checkbox } from '../../ui/inputs/checkbox.tsx'
import styles from './list-filters.module.css'

type ListFilter = { label: string; checked: boolean; onChange: (isOn: boolean) => void }

type ListFiltersProps = {
  label: string | undefined
  disabled: boolean
  filters: readonly ListFilter[]
  /** How many plans they leave out. */
  hidden: number
}

/** What a plan must offer to be listed; nothing is left out unsaid. */
export const ListFilters = ({ label, disabled, filters, hidden }: ListFiltersProps) => (
  <fieldset className={styles.filters} disabled={disabled}>
    <legend className={styles.legend}>{label}</legend>
    {filters.map((filter) => (
      <Checkbox key={filter.label} {...filter} />
    ))}
    <p role="status" className={styles.hidden}>
      {hidden > 0 && plural(hidden, `${hidden} plan is not shown`, `${hidden} plans are not shown`)}
    </p>
  </fieldset>
)
