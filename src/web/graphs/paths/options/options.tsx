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

/** What paths are asked for. Each change asks at once; what is wrong is said beside its field. */
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

/** What is written though it may not be stands there, too, so that it can be seen and mended. */
const lengthOptions = (written = '1') =>
  [...new Set([...lengths, written])].map((value) => ({ value, label: value }))

/** What some criteria need besides. */
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

/** On small screens folded away, unless some are set. */
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
