import { plural } from '#machines/reference/plural.ts'
import { cx } from '../cx.ts'
import { VisuallyHidden } from '../visually-hidden.tsx'
import styles from './combobox.module.css'
import type { FilteredOptions } from './filter-options.ts'
import type { Option } from './option.ts'

interface ComboboxListProps<V extends string | number> {
  id: string
  label: string
  open: boolean
  found: FilteredOptions<Option<V>>
  active: number
  value: V | undefined
  emptyText: string
  onChoose: (option: Option<V>) => void
}

export function ComboboxList<V extends string | number>(props: ComboboxListProps<V>) {
  const { id, label, open, found, active, value, emptyText, onChoose } = props
  const empty = found.shown.length === 0
  return (
    <>
      <div className={styles.popup} hidden={!open}>
        {/* Pressing an option must not take the focus from the input before the click arrives. */}
        <div
          id={id}
          role="listbox"
          aria-label={label}
          className={styles.list}
          onPointerDown={keepFocus}
          onMouseDown={keepFocus}
        >
          {open &&
            found.shown.map((option, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard works in the input
              // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the input, as the pattern asks
              <div
                key={option.value}
                id={`${id}-${index}`}
                data-index={index}
                role="option"
                aria-selected={option.value === value}
                className={cx(styles.option, index === active && styles.active)}
                onClick={() => onChoose(option)}
              >
                <span>{option.label}</span>
                {option.hint && <span className={styles.hint}>{option.hint}</span>}
              </div>
            ))}
        </div>
        {empty && <p className={styles.note}>{emptyText}</p>}
        {found.more > 0 && <p className={styles.note}>{found.more} more. Keep typing to narrow the list.</p>}
      </div>
      <VisuallyHidden>
        <span role="status">{open && (empty ? emptyText : countOf(found.shown.length + found.more))}</span>
      </VisuallyHidden>
    </>
  )
}

const countOf = (results: number) => plural(results, `${results} result`, `${results} results`)

const keepFocus = (event: { preventDefault: () => void }) => event.preventDefault()
