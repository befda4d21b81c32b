import * as v from 'valibot'
import { answering } from '../../core/answer.ts'
import { button, choice, type EventsOf, form, navigation, selection } from '../../core/event.ts'
import { field, onlyWhen } from '../../core/field.ts'
import { messages } from '../../reference/messages.ts'
import { ownerTypes } from '../../reference/policies.ts'
import { wordLabel } from '../../reference/word-labels.ts'
import { addDays, addYears } from '../../rules/calendar.ts'
import { formatDayWithYear } from '../../rules/dates.ts'
import { entry, given, judgedDay, oneOf, yesNo } from '../../schemas/answers.ts'
import { chosenCity, chosenVariant, vehicleType } from '../../schemas/basics.ts'
import { contactGiven } from '../record/contact.question.ts'
import { expiryChosen } from '../record/expiry-chosen.ts'
import { type MotorRecord, ownerAssumed } from '../record/motor-record.ts'
import { plateQuestion } from '../record/plate.question.ts'
import { previousPolicyQuestion } from '../record/previous-policy.question.ts'
import { endingOn, pastOf, previousPolicyOf } from '../rules/as-of-today.ts'
import { longTermCoverUntil } from '../rules/long-term.ts'
import { rtoCodeOf, rtoOf } from '../rules/registration-number.ts'
import { vehicleDateError } from '../rules/vehicle-age.ts'
import { yearList } from '../rules/year-list.ts'

const { form: texts, labels } = messages
const answer = answering<MotorRecord>()

/** Cleared with a change of vehicle (C-41); contact details stay. */
const noVehicle = {
  make: undefined,
  model: undefined,
  variant: undefined,
  registrationDate: undefined,
  manufacturingDate: undefined,
  request: undefined,
  plan: undefined,
} satisfies Partial<MotorRecord>

const registration = { label: 'Registration' }
const vehicle = { label: 'Vehicle', separator: ' ' }

/** Most vehicles are registered in the year they were made in, where that year is offered. */
function yearOf(registrationDate: unknown, isNew: boolean, today: string): string | undefined {
  const year = typeof registrationDate === 'string' ? registrationDate.slice(0, 4) : ''
  const offered = yearList(today, isNew ? 'new' : 'used')
  return offered.includes(Number(year)) ? year : undefined
}

/** Known from the start, and only passed along for the other fields to go by. */
const isNew = field({ label: 'New vehicle', control: 'hidden', schema: v.boolean() })

const yesOrNo = (said: boolean | undefined) => (said === undefined ? undefined : said ? 'yes' : 'no')

/** Every answer of the motor wizard: how it is asked, judged and tried by testers, and what it makes of the record. */
export const motorEvents = {
  'vehicle.chosen': answer(
    1,
    choice(
      'Vehicle',
      {
        vehicleType: {
          label: 'Vehicle',
          control: 'radio',
          schema: vehicleType,
          options: [
            { value: '2w', label: 'Bike' },
            { value: '4w', label: 'Car' },
          ],
        },
      },
      [{ vehicleType: '4w' }, { vehicleType: '2w' }],
    ),
    {
      change: ({ vehicleType }, record) =>
        vehicleType === record.vehicleType ? {} : { ...noVehicle, vehicleType },
      known: ({ vehicleType }) => ({ vehicleType }),
      rated: true,
      subject: registration,
    },
  ),
  'registration.given': answer(1, plateQuestion, {
    change: ({ registrationNumber, vehicleType, rto }, record) => ({
      ...(registrationNumber === record.registrationNumber ? {} : noVehicle),
      vehicleType,
      registrationNumber,
      isNew: false,
      rto: rto?.value === rtoCodeOf(registrationNumber) ? rto : undefined,
    }),
    rated: true,
    subject: registration,
  }),
  'number.skipped': answer(1, button("Don't have a number"), {
    change: () => ({ registrationNumber: '', isNew: false }),
    known: ({ registrationNumber, isNew }) => (registrationNumber === '' && !isNew ? {} : undefined),
    subject: registration,
  }),
  'newVehicle.chosen': answer(1, button('It is a new vehicle'), {
    change: (_, { registrationNumber, rto }) => ({
      registrationNumber: '',
      isNew: true,
      previousPolicy: undefined,
      // One that turns out to be new stays where its number says.
      rto: rto ?? rtoOf(registrationNumber),
    }),
    known: ({ isNew }) => (isNew ? {} : undefined),
    rated: true,
    subject: registration,
  }),
  'vehicleClass.corrected': navigation(button('Insure what the registry has')),
  'vehicle.confirmed': navigation(button(labels.yes)),
  'vehicle.denied': navigation(button(labels.no)),
  'city.chosen': answer(
    1,
    choice(
      'Registration city',
      { rto: { label: 'Registration city', control: 'combobox', list: 'rtos', schema: chosenCity } },
      [{ rto: { value: 'RJ14', city: 'Jaipur' } }],
    ),
    { rated: true, subject: registration },
  ),
  'make.chosen': answer(
    2,
    choice('Make', { make: { label: 'Make', control: 'combobox', list: 'makes', schema: entry } }, [
      { make: { value: 47, label: 'Maruti' } },
    ]),
    {
      change: ({ make }, record) => (make.value === record.make?.value ? { make } : { ...noVehicle, make }),
      rated: true,
      subject: vehicle,
    },
  ),
  'model.chosen': answer(
    3,
    choice('Model', { model: { label: 'Model', control: 'combobox', list: 'models', schema: entry } }, [
      { model: { value: 4705, label: 'Swift' } },
    ]),
    {
      change: ({ model }, record) =>
        model.value === record.model?.value ? { model } : { ...noVehicle, make: record.make, model },
      rated: true,
      subject: vehicle,
    },
  ),
  'variant.chosen': answer(
    4,
    choice(
      'Variant',
      { variant: { label: 'Variant', control: 'combobox', list: 'variants', schema: chosenVariant } },
      [{ variant: { value: 470502, label: 'VXi', fuelType: 'Petrol' } }],
    ),
    {
      change: ({ variant }) => ({ variant, plan: undefined }),
      rated: true,
      subject: vehicle,
      reads: ({ variant }) => (variant ? `${variant.label}, ${wordLabel(variant.fuelType)}` : ''),
    },
  ),
  'dates.given': answer(
    5,
    form(
      'Continue',
      {
        registrationDate: field({
          label: 'Registration date',
          control: 'date',
          schema: judgedDay(),
          judge: (value, { isNew }, today) => vehicleDateError(value, today, isNew === true),
          hint: 'As on the registration certificate',
          note: ({ isNew }) =>
            isNew === true ? 'If it is not registered yet, the day on which it will be' : undefined,
          format: (date) => `registered ${formatDayWithYear(date)}`,
        }),
        manufacturingYear: field({
          label: 'Year of manufacture',
          recorded: true,
          control: 'select',
          schema: given,
          options: ({ isNew }, today) =>
            yearList(today, isNew === true ? 'new' : 'used').map((year) => ({
              value: String(year),
              label: String(year),
            })),
          usual: ({ registrationDate, isNew }, today) => yearOf(registrationDate, isNew === true, today),
          judge: (year, { registrationDate }) =>
            typeof registrationDate === 'string' && year > registrationDate.slice(0, 4)
              ? texts.manufacturedAfterRegistration
              : undefined,
          format: (year) => `made ${year}`,
        }),
        isNew,
      },
      (today) => [
        {
          registrationDate: addYears(today, -4),
          manufacturingYear: addYears(today, -4).slice(0, 4),
          isNew: false,
        },
        {
          registrationDate: addDays(today, -30),
          manufacturingYear: addDays(today, -30).slice(0, 4),
          isNew: false,
        },
      ],
    ),
    {
      change: ({ registrationDate, manufacturingYear }) => ({
        registrationDate,
        manufacturingDate: `${manufacturingYear}-01-01`,
      }),
      known: ({ registrationDate, manufacturingDate, isNew }) => ({
        registrationDate,
        manufacturingYear: manufacturingDate?.slice(0, 4),
        isNew,
      }),
      rated: true,
      subject: { label: 'Registration and manufacture' },
    },
  ),
  'ownership.given': answer(
    5,
    form(
      'Continue',
      {
        customerType: {
          label: 'Who owns the vehicle?',
          recorded: true,
          control: 'radio',
          usual: () => 'individual' as const,
          schema: oneOf(ownerTypes),
          options: [
            { value: 'individual', label: 'Individual' },
            { value: 'organisation', label: 'Organisation' },
          ],
          format: 'plain',
        },
        ownerChanged: onlyWhen(({ isNew }) => isNew !== true, {
          label: 'Has the vehicle changed owners since the last policy?',
          control: 'radio',
          usual: () => 'no' as const,
          schema: yesNo,
          options: [
            { value: 'no', label: 'No' },
            { value: 'yes', label: 'Yes', hint: messages.journey.ncbLostOnTransfer },
          ],
          format: (changed: string) => (changed === 'yes' ? 'the owner changed' : 'the same owner'),
        }),
        isNew,
        /** Set with the registry's answer. */
        ownerAssumed: onlyWhen(({ ownerAssumed }) => ownerAssumed !== undefined, {
          label: 'Taken for granted',
          control: 'hidden',
          unasked: true,
          schema: ownerAssumed,
        }),
      },
      [
        { customerType: 'individual', ownerChanged: 'no', isNew: false },
        { customerType: 'organisation', ownerChanged: 'yes', isNew: false },
      ],
    ),
    {
      change: ({ customerType, ownerChanged, ownerAssumed }) => ({
        customerType,
        ownerChanged: ownerChanged === 'yes',
        ownerAssumed,
      }),
      known: ({ customerType, ownerChanged, isNew, ownerAssumed }) => ({
        customerType,
        ownerChanged: yesOrNo(ownerChanged),
        isNew,
        ownerAssumed,
      }),
      rated: true,
      subject: { label: 'Ownership' },
    },
  ),
  'contact.given': contactGiven,
  'previousPolicy.given': answer(6, previousPolicyQuestion, {
    change: (given, vehicle, today) => pastOf(previousPolicyOf(given, vehicle, today), today),
    known: ({ previousPolicy: past, ...vehicle }, today) => ({
      longTermUntil: longTermCoverUntil(vehicle, today),
      claimed: yesOrNo(past?.claimed),
      status: past?.status,
      insurer: past?.insurer,
      endDate: past?.endDate,
      policyType: past?.type,
      ncb: past?.ncb,
      tpInsurer: past?.tpInsurer,
      tpEndDate: past?.tpEndDate,
      assumed: past?.assumed,
    }),
    rated: true,
    subject: { label: 'Previous policy' },
  }),
  /** Prices first; the old policy is asked about beside them. */
  'previousPolicy.postponed': button('Show prices first'),
  /** The end of the policy as the dialogs found it out, before the form is sent (ruling 29). */
  'policyEnd.chosen': answer(6, expiryChosen, {
    change: (chosen, { previousPolicy }, today) => pastOf(endingOn(previousPolicy, chosen, today), today),
    // A form that was sent says it as well; where it never was, the date still leads on.
    known: ({ previousPolicy: past, policyDateExceeded }) =>
      past?.claimed === undefined && policyDateExceeded ? { endDate: past?.endDate } : undefined,
    rated: true,
  }),
  'expiry.opened': button('Change date'),
  back: navigation(button('Back')),
  /** The browser's own back and forward, and "change" on a later page. */
  revisited: navigation(
    selection('Change', v.object({ screen: v.string() }), [{ screen: 'make' }, { screen: 'previousPolicy' }]),
  ),
} as const

export type MotorEvent = EventsOf<typeof motorEvents>
