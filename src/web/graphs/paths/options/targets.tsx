import { useMemo } from 'react'
import { targetsOf } from '#contract/views/suite-query.ts'
import { paths as texts } from '#machines/reference/messages/paths.ts'
import { CloseIcon } from '../../../ui/icons/interface.tsx'
import { Combobox } from '../../../ui/inputs/combobox.tsx'
import { Field } from '../../../ui/inputs/field.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { type OptionsProps, optionsOf, targetOptions } from './fields.ts'
import styles from './options.module.css'

/** The targets, one after the other. */
export function SuiteTargets({ outline, ...view }: OptionsProps) {
  const { written, errorOf, write } = optionsOf(view)
  const options = useMemo(() => targetOptions(outline), [outline])
  const chosen = targetsOf(written)
  const others = options.filter(({ value }) => !chosen.includes(value))
  const choose = (targets: readonly string[]) => write('targets')(targets.join(','))
  return (
    <div className={styles.targets}>
      <Field label={texts.fields.targets} error={errorOf('targets')}>
        <Combobox
          options={others}
          value={undefined}
          onChange={(target) => target !== undefined && choose([...chosen, target])}
          placeholder={texts.placeholders.targets}
        />
      </Field>
      {chosen.length > 0 && (
        <ul className={styles.chosen} aria-label={texts.chosen}>
          {chosen.map((target) => (
            <li key={target}>
              <button
                type="button"
                className={styles.chip}
                onClick={() => choose(chosen.filter((one) => one !== target))}
              >
                {options.find(({ value }) => value === target)?.label ?? target}
                <VisuallyHidden> {texts.remove}</VisuallyHidden>
                <CloseIcon size={16} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
