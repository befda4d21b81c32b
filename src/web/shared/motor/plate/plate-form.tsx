/**
 * The registration number and its three actions, on the home page and on the wizard's first screen. It does not use
 * the form library, so that the home page need not load it.
 */
import { type FormEvent, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import type { PostedForm } from '#contract/views/posted-form.ts'
import { plate, plateExample, plateHint } from '#machines/motor/record/plate.question.ts'
import {
  checkRegistration,
  formatRegistration,
  isBharatSeries,
  isWholeRegistration,
} from '#machines/motor/rules/registration-number.ts'
import { labels } from '#machines/reference/messages/labels.ts'
import { type VehicleKind, vehicleLabels } from '#machines/reference/policies.ts'
import { takeEarlyText } from '../../../browser/early-tap.ts'
import { postedFor, setPosted } from '../../../browser/posted-form.ts'
import { storageItem, tabStorage } from '../../../browser/storage.ts'
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
  /** Absent while neither is chosen. */
  vehicleType: VehicleKind | undefined
  /** An already known number. */
  initial?: string | undefined
  /** What has become of the lookup of that number. */
  lookUp?: LookUp | undefined
  onComplete?: ((registrationNumber: string) => void) | undefined
  onSubmit: (registrationNumber: string) => void
  onSkip: () => void
  onNew: () => void
}

/** So long nothing is typed before a number counts as complete. */
const restMs = 400
/** What is typed survives a reload, in this tab. */
const draft = storageItem(tabStorage, 'draft:plate', v.string())

/** For what is sent with it from outside. */
export const plateFormId = 'plate'

export function PlateForm(props: PlateFormProps) {
  const { vehicleType, initial = '', lookUp = {}, onComplete, onSubmit, onSkip, onNew } = props
  const kind = kindOf(vehicleType)
  const [posted] = useState(() => postedFor('registration.given'))
  const [problem, setProblem] = useState(posted?.problem)
  const [number, setNumber] = useState(typedIn(posted) ?? initial)
  const [isSubmitted, setSubmitted] = useState(posted !== undefined)
  const [isBharat, setBharat] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const wrong = checkRegistration(number, kind)
  const { found, other, isAwaited = false } = number === initial ? lookUp : {}

  // Not before the page is alive: the server, which draws it, knows of no drafts.
  useLayoutEffect(() => {
    const early = takeEarlyText('registrationNumber') ?? typedIn(posted)
    setPosted(undefined)
    if (early !== undefined) draft.write(formatRegistration(early))
    const kept = draft.read()
    if (kept !== undefined) setNumber(kept)
  }, [posted])

  const complete = useEffectEvent((whole: string) => onComplete?.(whole))
  useEffect(() => {
    if (!isWholeRegistration(number, kindOf(vehicleType))) return
    const rest = setTimeout(() => complete(number), restMs)
    return () => clearTimeout(rest)
  }, [number, vehicleType])

  const type = (typed: string) => {
    setNumber(typed)
    draft.write(typed)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (other) return other.onPress()
    setSubmitted(true)
    setProblem(undefined)
    if (wrong) return input.current?.focus()
    draft.forget()
    onSubmit(number)
  }
  const bharat = number === '' ? isBharat : isBharatSeries(number)
  return (
    // Where there is no script the server takes it, at the address of its page (decision 0236).
    <form
      id={plateFormId}
      className={styles.form}
      method="post"
      onSubmit={submit}
      noValidate
      aria-label={labels.checkQuote}
    >
      {problem && <Notice kind="error">{problem}</Notice>}
      <Field
        label={plate.label}
        hint={
          // What was found takes the example's line, so that nothing below moves under a thumb.
          <span className={found && styles.found} role="status">
            {found ?? plateHint(kind)}
          </span>
        }
        error={isSubmitted ? wrong : undefined}
        aside={<BharatSwitch isOn={bharat} onSwitch={setBharat} />}
      >
        <PlateInput
          inputRef={input}
          value={number}
          onChange={type}
          example={bharat ? '22BH1234AB' : plateExample[kind]}
        />
      </Field>
      <div className={other ? undefined : styles.silent} role="status">
        {other && <Notice kind="warn">{other.text}</Notice>}
      </div>
      {other ? (
        <Button key="other" size="large" wide onClick={other.onPress}>
          {other.button}
        </Button>
      ) : (
        <Button key="quote" type="submit" size="large" wide busy={isAwaited}>
          {labels.checkQuote}
        </Button>
      )}
      <div className={styles.others}>
        <LinkButton onClick={onSkip}>
          {vehicleType ? labels.noNumber(vehicleLabels[vehicleType]) : "Don't have a number?"}
        </LinkButton>
        <LinkButton onClick={onNew}>
          {labels.buyingNew(vehicleType ? vehicleLabels[vehicleType] : labels.vehicle)}
        </LinkButton>
      </div>
    </form>
  )
}

/** What is neither said to be a bike nor a car is judged like a car, which differs in the wording alone. */
const kindOf = (vehicleType: VehicleKind | undefined): VehicleKind => vehicleType ?? '4w'

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

/** The number of a form that came back. */
function typedIn(posted: PostedForm | undefined): string | undefined {
  const number = posted?.answers.registrationNumber
  return typeof number === 'string' ? number : undefined
}
