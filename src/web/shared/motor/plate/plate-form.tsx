/**
 * The registration number and its three actions, on the home page and on the wizard's first screen. It does not use
 * the form library, so that the home page need not load it.
 */
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import * as v from 'valibot'
import { plateQuestion } from '#machines/motor/record/plate.question.ts'
import { isBharatSeries, isWholeRegistration } from '#machines/motor/rules/registration-number.ts'
import { labels } from '#machines/reference/messages/labels.ts'
import { type VehicleKind, vehicleLabels } from '#machines/reference/policies.ts'
import { storageItem, tabStorage } from '../../../browser/storage.ts'
import { today } from '../../../browser/today.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { LinkButton } from '../../../ui/actions/link.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Field } from '../../../ui/inputs/field.tsx'
import styles from './plate-form.module.css'
import { PlateInput } from './plate-input.tsx'

type LookUp = {
  found?: string | undefined
  /** The number is that of another class of vehicle: what to say of it, and to do instead. */
  other?: { text: string; button: string; onPress: () => void } | undefined
  /** The number was given, and its vehicle is being waited for. */
  isAwaited?: boolean
}

type PlateFormProps = {
  vehicleType: VehicleKind
  /** An already known number. */
  initial?: string | undefined
  /** What has become of the lookup of that number. */
  lookUp?: LookUp | undefined
  onComplete?: ((registrationNumber: string) => void) | undefined
  onSubmit: (answer: { registrationNumber: string; vehicleType: VehicleKind }) => void
  onSkip: () => void
  onNew: () => void
}

/** So long nothing is typed before a number counts as complete. */
const restMs = 400
const question = plateQuestion.fields.registrationNumber

export function PlateForm(props: PlateFormProps) {
  const { vehicleType, initial = '', lookUp = {}, onComplete, onSubmit, onSkip, onNew } = props
  const draft = draftOf(vehicleType)
  const [number, setNumber] = useState(() => draft.read() ?? initial)
  const [isSubmitted, setSubmitted] = useState(false)
  const [isBharat, setBharat] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const word = vehicleLabels[vehicleType]
  const parsed = v.safeParse(plateQuestion.schema(today()), { registrationNumber: number, vehicleType })
  const { found, other, isAwaited = false } = number === initial ? lookUp : {}
  const error = isSubmitted && !parsed.success ? parsed.issues[0].message : undefined

  useEffect(() => {
    if (!onComplete || !isWholeRegistration(number, vehicleType)) return
    const rest = setTimeout(() => onComplete(number), restMs)
    return () => clearTimeout(rest)
  }, [number, vehicleType, onComplete])

  const type = (typed: string) => {
    setNumber(typed)
    draft.write(typed)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (other) return other.onPress()
    setSubmitted(true)
    if (!parsed.success) return input.current?.focus()
    draft.forget()
    onSubmit(parsed.output)
  }
  const bharat = number === '' ? isBharat : isBharatSeries(number)
  return (
    <form className={styles.form} onSubmit={submit} noValidate aria-label={plateQuestion.label}>
      <Field
        label={question?.label ?? ''}
        hint={question?.hint}
        error={error}
        aside={<BharatSwitch isOn={bharat} onSwitch={setBharat} />}
      >
        <PlateInput inputRef={input} value={number} onChange={type} isBharat={bharat} />
      </Field>
      <div className={other ? undefined : styles.found} role="status">
        {other ? <Notice kind="warn">{other.text}</Notice> : found}
      </div>
      {other ? (
        <Button key="other" size="large" wide onClick={other.onPress}>
          {other.button}
        </Button>
      ) : (
        <Button key="quote" type="submit" size="large" wide busy={isAwaited}>
          {plateQuestion.label}
        </Button>
      )}
      <div className={styles.others}>
        <LinkButton onClick={onSkip}>{labels.noNumber(word)}</LinkButton>
        <LinkButton onClick={onNew}>{labels.buyingNew(word)}</LinkButton>
      </div>
    </form>
  )
}

/** Drafts survive a reload, in this tab. */
const draftOf = (vehicleType: VehicleKind) =>
  storageItem(tabStorage, `draft:plate:${vehicleType}`, v.string())

/** The first character decides the series; the switch shows its pattern (C-71). */
function BharatSwitch({ isOn, onSwitch }: { isOn: boolean; onSwitch: (isOn: boolean) => void }) {
  const id = useId()
  return (
    <label htmlFor={id} className={styles.bharat}>
      <input id={id} type="checkbox" checked={isOn} onChange={(event) => onSwitch(event.target.checked)} />
      Bharat (BH) series
    </label>
  )
}
