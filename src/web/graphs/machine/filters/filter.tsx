import type { FilterField } from './fields.ts'
import styles from './filters.module.css'
import { Labelled } from './labelled.tsx'

/** No journey is older; this also excludes years still being typed. */
const firstDay = '2020-01-01'

/** One field with its name above it: a day, or a list of the device. */
export function Filter({
  field,
  label,
}: {
  field: Omit<FilterField, 'name'> & { name: string }
  label: string
}) {
  const { name, value, options } = field
  return (
    <Labelled
      label={label}
      field={(id) =>
        options ? (
          <select id={id} name={name} defaultValue={value} className={styles.control}>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        ) : (
          <input
            type="date"
            id={id}
            name={name}
            defaultValue={value}
            min={firstDay}
            className={styles.control}
          />
        )
      }
    />
  )
}
