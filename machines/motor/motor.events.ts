import * as v from 'valibot'
import { button, choice, type EventsOf, form, pick } from '../core/event.ts'
import { field } from '../core/field.ts'
import { limits } from '../reference/limits.ts'
import { messages } from '../reference/messages.ts'
import { ncbOptions, ownerTypes, policyStatusOptions, previousPolicyTypes } from '../reference/policies.ts'
import { statusOn } from '../rules/business-type.ts'
import { addDays, addYears } from '../rules/calendar.ts'
import { emailFault } from '../rules/email.ts'
import { cleanDetailsMobile, detailsMobileFault } from '../rules/mobile.ts'
import { cleanName } from '../rules/person-name.ts'
import { checkRegistration, formatRegistration } from '../rules/registration-number.ts'
import { yearList } from '../rules/year-list.ts'
import { entry, given, judged, judgedDay, judgedIfGiven, oneOf, yesNo } from '../schemas/answers.ts'
import { chosenCity, chosenVariant, vehicleType } from '../schemas/basics.ts'
import { policyStatus } from '../schemas/previous-policy.ts'

const { form: texts, labels } = messages
const told = (answers: Record<string, unknown>) => answers.status !== 'no information'

const usual = {
  claimed: 'no',
  insurer: { value: 'ICICI', label: 'ICICI Lombard General Insurance' },
  policyType: 'Comprehensive',
  ncb: 25,
} as const

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
  'registration.given': form(
    labels.checkQuote,
    {
      registrationNumber: field({
        label: 'Registration number',
        control: 'registration',
        schema: given,
        judge: (value, { vehicleType: kind }) => checkRegistration(value, kind === '2w' ? '2w' : '4w'),
        clean: formatRegistration,
        hint: 'As on the number plate, for example RJ-14-CA-1234 or 22BH1234AB',
        autocomplete: 'off',
      }),
      vehicleType: { label: 'Vehicle', control: 'hidden', schema: vehicleType },
    },
    [{ registrationNumber: 'RJ-14-CA-1234', vehicleType: '4w' }],
  ),
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
    [{ model: { value: 4701, label: 'Swift' } }],
  ),
  'variant.chosen': choice(
    'Variant',
    { variant: { label: 'Variant', control: 'combobox', list: 'variants', schema: chosenVariant } },
    [{ variant: { value: 470101, label: 'VXi', fuelType: 'Petrol' } }],
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
  'previousPolicy.given': form(
    'View plans',
    {
      claimed: {
        label: 'Did you make a claim in the last year?',
        control: 'radio',
        schema: yesNo,
        options: [
          { value: 'no', label: 'No' },
          { value: 'yes', label: 'Yes' },
        ],
      },
      status: {
        label: 'Previous policy status',
        control: 'select',
        schema: policyStatus,
        options: policyStatusOptions,
        judge: (status, { endDate }, today) =>
          typeof endDate === 'string' && status !== 'no information' && status !== statusOn(endDate, today)
            ? texts.expiryConflict
            : undefined,
      },
      insurer: {
        label: 'Previous insurer',
        control: 'combobox',
        list: 'previousInsurers',
        schema: entry,
        when: told,
      },
      endDate: {
        label: 'Previous policy end date',
        control: 'expiry',
        schema: judgedDay(),
        when: told,
      },
      policyType: {
        label: 'Previous policy type',
        control: 'radio',
        schema: oneOf(previousPolicyTypes),
        options: [
          { value: 'Comprehensive', label: 'Comprehensive' },
          { value: 'ThirdParty', label: 'Third party' },
          { value: 'ODOnly', label: 'Own damage only' },
        ],
        when: told,
      },
      ncb: {
        label: labels.ncbTitle,
        control: 'radio',
        schema: v.picklist(ncbOptions, texts.required),
        options: ncbOptions.map((slab) => ({ value: slab, label: `${slab}%` })),
        hint: 'The bonus printed on the policy that ends.',
        when: (answers) => answers.claimed === 'no' && told(answers),
      },
    },
    (today) => [
      { ...usual, status: 'continue' as const, endDate: addDays(today, 20) },
      { ...usual, status: 'continue' as const, endDate: addDays(today, 61) },
      { claimed: 'yes' as const, status: 'no information' as const },
    ],
  ),
  'expiry.opened': button('Change date'),
  back: button('Back'),
  /** The browser's own back and forward, and "change" on a later page. */
  revisited: pick('Change', v.object({ screen: v.string() }), [
    { screen: 'make' },
    { screen: 'previousPolicy' },
  ]),
} as const

export type MotorEvent = EventsOf<typeof motorEvents>
