import { messages } from '#machines/reference/messages.ts'
import { isDay } from '#machines/rules/calendar.ts'
import { Button } from '../../ui/actions/button.tsx'
import { textOfDay } from '../../ui/inputs/date-text.ts'
import { TextInput } from '../../ui/inputs/text-input.tsx'
import type { QuestionProps } from './question-props.ts'

/** A day that is chosen in the expiry dialog; the machine opens it. */
export function ExpiryControl({ name, answer, disabled, view }: QuestionProps) {
  const open = () => view.send({ type: 'expiry.opened' })
  const day = typeof answer === 'string' && isDay(answer) ? answer : undefined
  const change = (
    <Button variant="quiet" size="small" onClick={open} disabled={disabled}>
      {day ? view.journey.events['expiry.opened']?.label : messages.form.chooseDate}
    </Button>
  )
  return (
    <TextInput
      name={name}
      readOnly
      value={day ? textOfDay(day) : ''}
      onChange={open}
      onClick={open}
      placeholder="DD/MM/YYYY"
      disabled={disabled}
      suffix={change}
    />
  )
}
