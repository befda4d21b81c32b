import { type Answers, type Field, type Fields, type Option, visibleFields } from '#machines/core/field.ts'
import { findPincode } from '#machines/reference/pincodes.ts'
import { withLatinDigits } from '#machines/rules/digits.ts'

/** What a browser sends of a form: texts by name. */
type Sent = Readonly<Record<string, unknown>>

/** The answers of a form that was sent without script: what the controls of its fields would have made of them. */
export function typedAnswers(fields: Fields, sent: Sent, today: string): Answers {
  const answers: Answers = {}
  for (const [key, field] of Object.entries(fields)) {
    const text = sent[key]
    if (typeof text !== 'string' || field.unasked) continue
    answers[key] = answerOf(field, withLatinDigits(text).replaceAll('\r\n', '\n'), answers, today)
  }
  const shown = visibleFields(fields, answers, today).map(([key]) => key)
  return Object.fromEntries(Object.entries(answers).filter(([key]) => shown.includes(key)))
}

function answerOf(field: Field, text: string, answers: Answers, today: string): unknown {
  if (field.control === 'checkbox') return true
  if (field.options) return optionOf(field.options, text, answers, today)
  if (field.list) return text === '' ? undefined : (placeOf(text) ?? text)
  return field.clean ? field.clean(text) : text
}

function optionOf(options: NonNullable<Field['options']>, text: string, answers: Answers, today: string) {
  const offered: readonly Option[] = typeof options === 'function' ? options(answers, today) : options
  return offered.find(({ value }) => String(value) === text)?.value
}

/** The lists of these forms are those of pincodes; a label that came back is known by its first word. */
function placeOf(text: string): Option | undefined {
  const place = findPincode(text.trim().split(' ')[0] ?? '')
  return place && { value: place.pincode, label: `${place.pincode} ${place.city}, ${place.state}` }
}
