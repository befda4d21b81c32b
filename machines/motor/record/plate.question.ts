import { form } from '../../core/event.ts'
import { field, onlyWhen } from '../../core/field.ts'
import { labels } from '../../reference/messages/labels.ts'
import type { VehicleKind } from '../../reference/policies.ts'
import { given } from '../../schemas/answers.ts'
import { chosenCity, vehicleType } from '../../schemas/basics.ts'
import { checkRegistration, formatRegistration } from '../rules/registration-number.ts'

/** What a number looks like, by the kind of vehicle; both are known to the sandbox's registry. */
export const plateExample: Readonly<Record<VehicleKind, string>> = {
  '2w': 'RJ-14-SB-1234',
  '4w': 'RJ-14-CA-1234',
}

export const plateHint = (kind: VehicleKind) => `For example ${plateExample[kind]} or 22BH1234AB`

/** How a number plate is asked for, wherever it is. */
export const plate = {
  label: 'Registration number',
  control: 'registration',
  schema: given,
  clean: formatRegistration,
  hint: plateHint('4w'),
  autocomplete: 'off',
} as const

/** The number plate before anybody has said whether it is a bike's or a car's. */
export const numberQuestion = form(
  labels.checkQuote,
  { registrationNumber: field({ ...plate, judge: (value) => checkRegistration(value, '4w') }) },
  [{ registrationNumber: plateExample['4w'] }],
)

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
  [{ registrationNumber: plateExample['4w'], vehicleType: '4w' }],
)
