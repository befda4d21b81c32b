import { form } from '../../core/event.ts'
import { field, onlyWhen } from '../../core/field.ts'
import { labels } from '../../reference/messages/labels.ts'
import { given } from '../../schemas/answers.ts'
import { chosenCity, vehicleType } from '../../schemas/basics.ts'
import { checkRegistration, formatRegistration } from '../rules/registration-number.ts'

/** How a number plate is asked for, wherever it is. */
export const plate = {
  label: 'Registration number',
  control: 'registration',
  schema: given,
  clean: formatRegistration,
  hint: 'As on the number plate, for example RJ-14-CA-1234 or 22BH1234AB',
  autocomplete: 'off',
} as const

/** The number plate, judged by the kind of vehicle (VALID-29 to VALID-35). */
export const plateQuestion = form(
  labels.checkQuote,
  {
    registrationNumber: field({
      ...plate,
      judge: (value, { vehicleType: kind }) => checkRegistration(value, kind === '2w' ? '2w' : '4w'),
    }),
    vehicleType: { label: 'Vehicle', control: 'hidden', schema: vehicleType },
    /** The office of the number, where the registry has told it. */
    rto: onlyWhen(({ rto }) => rto !== undefined, {
      label: 'Registration city',
      control: 'hidden',
      schema: chosenCity,
      unasked: true,
    }),
  },
  [{ registrationNumber: 'RJ-14-CA-1234', vehicleType: '4w' }],
)
