import { criteria } from '#contract/views/suite-query.ts'
import { limits } from '#machines/reference/limits.ts'
import { paths as texts } from '#machines/reference/messages/paths.ts'
import { Field } from '../../../ui/inputs/field.tsx'
import { Select } from '../../../ui/inputs/select.tsx'
import { Disclosure } from '../../../ui/layout/disclosure.tsx'
import { useMedia } from '../../../ui/use-media.ts'
import { SuiteBounds } from './bounds.tsx'
import { criterionOf, type OptionsProps, optionsOf } from './fields.ts'
import styles from './options.module.css'
import { SuiteTargets } from './targets.tsx'

/** The form of the path query. Each change sends a request; errors are shown beside their fields. */
export function SuiteOptions(props: OptionsProps) {
  const isWide = useMedia('(min-width: 48rem)')
  return (
    // biome-ignore lint/a11y/useSemanticElements: there is nothing to send, so this is no form
    <div role="group" aria-label={texts.options} className={styles.options}>
      <div className={styles.fields}>
        <Criterion {...props} />
        {isWide && <SuiteBounds {...props} />}
      </div>
      <Qualifier {...props} />
      {!isWide && <Folded {...props} />}
    </div>
  )
}

const choices = criteria.map((value) => ({ value, label: texts.criteria[value].label }))

function Criterion(props: OptionsProps) {
  const { errorOf, write } = optionsOf(props)
  return (
    <Field label={texts.fields.criterion} error={errorOf('criterion')}>
      <Select options={choices} value={criterionOf(props)} onChange={write('criterion')} />
    </Field>
  )
}

const { least, most } = limits.paths.n
const lengths = Array.from({ length: most - least + 1 }, (_, index) => String(least + index))

/** Invalid values are shown, too, so that they can be corrected. */
const lengthOptions = (written = '1') =>
  [...new Set([...lengths, written])].map((value) => ({ value, label: value }))

/** Options of certain criteria. */
function Qualifier({ outline, ...view }: OptionsProps) {
  const { written, errorOf, write } = optionsOf(view)
  if (written.criterion === 'chosen') return <SuiteTargets {...view} outline={outline} />
  if (written.criterion !== 'n-switch') return null
  return (
    <div className={styles.n}>
      <Field label={texts.fields.n} error={errorOf('n')}>
        <Select options={lengthOptions(written.n)} value={written.n ?? '1'} onChange={write('n')} />
      </Field>
    </div>
  )
}

/** Folded on small screens, unless some are set. */
function Folded(props: OptionsProps) {
  const { from, to, maxLength, workers } = props.model.written
  return (
    <Disclosure label={texts.moreOptions} initiallyOpen={Boolean(from ?? to ?? maxLength ?? workers)}>
      <div className={styles.fields}>
        <SuiteBounds {...props} />
      </div>
    </Disclosure>
  )
}
