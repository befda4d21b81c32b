import * as v from 'valibot'
import { button, choice, type EventsOf, form, pick } from '../core/event.ts'
import { field } from '../core/field.ts'
import { plateQuestion } from '../record/plate.question.ts'
import { previousPolicyQuestion } from '../record/previous-policy.question.ts'
import { limits } from '../reference/limits.ts'
import { messages } from '../reference/messages.ts'
import { ownerTypes } from '../reference/policies.ts'
import { addDays, addYears } from '../rules/calendar.ts'
import { emailFault } from '../rules/email.ts'
import { cleanDetailsMobile, detailsMobileFault } from '../rules/mobile.ts'
import { cleanName } from '../rules/person-name.ts'
import { yearList } from '../rules/year-list.ts'
import { entry, given, judged, judgedDay, judgedIfGiven, oneOf, yesNo } from '../schemas/answers.ts'
import { chosenCity, chosenVariant, vehicleType } from '../schemas/basics.ts'

const { form: texts, labels } = messages
/** Every answer of the motor wizard: how it is asked, judged, and tried by the testers. */
export const motorEvents = {
  'vehicle.chosen': choice(
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
  'registration.given': plateQuestion,
  'number.skipped': button("Don't have a number"),
  'newVehicle.chosen': button('It is a new vehicle'),
  'vehicle.confirmed': button(labels.yes),
  'vehicle.denied': button(labels.no),
  'city.chosen': form(
    'Continue',
    {
      rto: { label: 'Registration city', control: 'combobox', list: 'rtos', schema: chosenCity },
    },
    [{ rto: { value: 'RJ14', city: 'Jaipur' } }],
  ),
  'make.chosen': choice(
    'Make',
    { make: { label: 'Make', control: 'combobox', list: 'makes', schema: entry } },
    [{ make: { value: 47, label: 'Maruti' } }],
  ),
  'model.chosen': choice(
    'Model',
    { model: { label: 'Model', control: 'combobox', list: 'models', schema: entry } },
    [{ model: { value: 4705, label: 'Swift' } }],
  ),
  'variant.chosen': choice(
    'Variant',
    { variant: { label: 'Variant', control: 'combobox', list: 'variants', schema: chosenVariant } },
    [{ variant: { value: 470502, label: 'VXi', fuelType: 'Petrol' } }],
  ),
  'dates.given': form(
    'Continue',
    {
      registrationDate: field({
        label: 'Registration date',
        control: 'date',
        schema: judgedDay(),
        judge: (value, _, today) => (value > today ? texts.futureVehicleDate : undefined),
        hint: 'As on the registration certificate',
      }),
      manufacturingYear: field({
        label: 'Year of manufacture',
        control: 'select',
        schema: given,
        options: ({ isNew }, today) =>
          yearList(today, isNew === true ? 'new' : 'used').map((year) => ({
            value: String(year),
            label: String(year),
          })),
        judge: (year, { registrationDate }) =>
          typeof registrationDate === 'string' && year > registrationDate.slice(0, 4)
            ? texts.manufacturedAfterRegistration
            : undefined,
      }),
      isNew: { label: 'New vehicle', control: 'hidden', schema: v.boolean() },
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
  'ownership.given': form(
    'Continue',
    {
      customerType: {
        label: 'Who owns the vehicle?',
        control: 'radio',
        schema: oneOf(ownerTypes),
        options: [
          { value: 'individual', label: 'Individual' },
          { value: 'organisation', label: 'Organisation' },
        ],
      },
      ownerChanged: {
        label: 'Has the vehicle changed owners since the last policy?',
        control: 'radio',
        schema: yesNo,
        options: [
          { value: 'no', label: 'No' },
          { value: 'yes', label: 'Yes', hint: messages.journey.ncbLostOnTransfer },
        ],
      },
    },
    [
      { customerType: 'individual', ownerChanged: 'no' },
      { customerType: 'organisation', ownerChanged: 'yes' },
    ],
  ),
  'contact.given': form(
    'Continue',
    {
      fullName: {
        label: 'Full name',
        control: 'text',
        schema: given,
        clean: cleanName,
        maxLength: limits.name.max,
        autocomplete: 'name',
      },
      mobile: {
        label: 'Mobile number',
        control: 'mobile',
        schema: judged(detailsMobileFault),
        clean: cleanDetailsMobile,
        autocomplete: 'tel-national',
        hint: 'For your quotes and your policy. Nobody calls you unless you ask for it.',
      },
      email: {
        label: 'Email (optional)',
        control: 'email',
        schema: judgedIfGiven(emailFault),
        autocomplete: 'email',
      },
    },
    [{ fullName: 'Asha Rani Sharma', mobile: '9876543210', email: 'asha@example.com' }],
  ),
  'previousPolicy.given': previousPolicyQuestion,
  'expiry.opened': button('Change date'),
  back: button('Back'),
  /** The browser's own back and forward, and "change" on a later page. */
  revisited: pick('Change', v.object({ screen: v.string() }), [
    { screen: 'make' },
    { screen: 'previousPolicy' },
  ]),
} as const

export type MotorEvent = EventsOf<typeof motorEvents>
