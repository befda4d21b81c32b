import * as v from 'valibot'
import { button, type EventsOf, form, pick } from '../core/event.ts'
import type { Answers } from '../core/field.ts'
import { field, onlyWhen } from '../core/field.ts'
import { limits } from '../reference/limits.ts'
import { messages } from '../reference/messages.ts'
import { appointeeRelations, genders, nomineeRelations, salutations } from '../reference/people.ts'
import { coverTypes, ownerTypes, paDeclineReasons } from '../reference/policies.ts'
import { addDays, addYears } from '../rules/calendar.ts'
import { emailFault } from '../rules/email.ts'
import { checkIdentity } from '../rules/identity.ts'
import { isMasked } from '../rules/mask.ts'
import { cleanDetailsMobile, detailsMobileFault } from '../rules/mobile.ts'
import { cleanName } from '../rules/person-name.ts'
import { entry, given, judged, judgedDay, oneOf, yesNo } from '../schemas/answers.ts'

const { form: texts } = messages
const words = (list: readonly string[]) => list.map((word) => ({ value: word, label: word }))
const hidden = <T>(schema: v.GenericSchema<unknown, T>) =>
  field({ label: 'Known already', control: 'hidden' as const, schema })
const noYes = [
  { value: 'no', label: 'No' },
  { value: 'yes', label: 'Yes' },
]

const isPerson = ({ customerType }: Answers) => customerType === 'individual'
const needs = (what: string) => (answers: Answers) =>
  Array.isArray(answers.needs) && answers.needs.includes(what)
const isMinor = ({ dateOfBirth }: Answers, today: string) =>
  typeof dateOfBirth === 'string' && dateOfBirth > addYears(today, -limits.nominee.adultAge)
const birthFault = (birth: string, _: Answers, today: string) =>
  birth > today ? texts.birthDateFuture : undefined
const adultFault = (birth: string, answers: Answers, today: string) =>
  birthFault(birth, answers, today) ?? (isMinor({ dateOfBirth: birth }, today) ? texts.adultOnly : undefined)

/** A number that was given before comes back masked, and is taken as it stands. */
const numberFault = (...[kind, value, owner]: Parameters<typeof checkIdentity>) =>
  isMasked(value) ? undefined : checkIdentity(kind, value, owner)

/** Answers of the proposal, saved steps 8-10: only what the chosen insurer asks of this owner and vehicle. */
export const proposalEvents = {
  'person.given': form(
    'Continue',
    {
      salutation: {
        label: 'Salutation',
        control: 'select',
        schema: oneOf(salutations),
        options: words(salutations),
      },
      fullName: {
        label: 'Full name',
        control: 'text',
        schema: given,
        clean: cleanName,
        maxLength: limits.name.max,
        autocomplete: 'name',
      },
      gender: onlyWhen(isPerson, {
        label: 'Gender',
        control: 'radio',
        schema: oneOf(genders),
        options: words(genders),
      }),
      dateOfBirth: onlyWhen(isPerson, {
        label: 'Date of birth',
        control: 'date',
        schema: judgedDay(),
        judge: adultFault,
        autocomplete: 'bday',
      }),
      email: {
        label: 'Email',
        control: 'email',
        schema: judged(emailFault),
        autocomplete: 'email',
        hint: 'Your policy document goes here.',
      },
      mobile: {
        label: 'Mobile number',
        control: 'mobile',
        schema: judged(detailsMobileFault),
        clean: cleanDetailsMobile,
        autocomplete: 'tel-national',
      },
      addressLine: {
        label: 'Address',
        control: 'text',
        schema: given,
        autocomplete: 'street-address',
        maxLength: 120,
      },
      pincode: {
        label: 'Pincode',
        control: 'combobox',
        list: 'pincodes',
        schema: entry,
        autocomplete: 'postal-code',
      },
      pan: onlyWhen(needs('pan'), {
        label: 'PAN',
        control: 'text',
        secret: true,
        schema: given,
        clean: (typed: string) => typed.toUpperCase(),
        judge: (value, { customerType }) =>
          numberFault('pan', value, customerType === 'organisation' ? 'organisation' : 'individual'),
      }),
      aadhaar: onlyWhen(needs('aadhaar'), {
        label: 'Aadhaar number',
        control: 'text',
        secret: true,
        schema: judged((value) => numberFault('adhaar', value)),
      }),
      gstin: onlyWhen(needs('gst'), {
        label: 'GSTIN',
        control: 'text',
        secret: true,
        schema: judged((value) => numberFault('gstin', value)),
        clean: (typed: string) => typed.toUpperCase(),
      }),
      customerType: hidden(oneOf(ownerTypes)),
      needs: hidden(v.array(v.string())),
    },
    (today) => [
      {
        salutation: 'Ms' as const,
        fullName: 'Asha Rani Sharma',
        gender: 'Female' as const,
        dateOfBirth: addYears(today, -34),
        email: 'asha@example.com',
        mobile: '9876543210',
        addressLine: '12 Lake Road, Civil Lines',
        pincode: { value: '302001', label: '302001 Jaipur, Rajasthan' },
        customerType: 'individual' as const,
        needs: [],
      },
    ],
  ),

  'nominee.given': form(
    'Continue',
    {
      reason: onlyWhen(({ personalAccident }) => personalAccident === false, {
        label: 'Why is personal accident cover not needed?',
        control: 'radio',
        schema: v.picklist(paDeclineReasons, texts.reasonForNoCover),
        options: words(paDeclineReasons),
      }),
      fullName: {
        label: 'Nominee name',
        control: 'text',
        schema: given,
        clean: cleanName,
        maxLength: limits.name.max,
      },
      relation: {
        label: 'Relation to you',
        control: 'select',
        schema: oneOf(nomineeRelations),
        options: words(nomineeRelations),
      },
      dateOfBirth: field({
        label: 'Nominee date of birth',
        control: 'date',
        schema: judgedDay(),
        judge: birthFault,
      }),
      gender: { label: 'Nominee gender', control: 'radio', schema: oneOf(genders), options: words(genders) },
      appointeeName: onlyWhen(isMinor, {
        label: 'Appointee name',
        control: 'text',
        schema: given,
        clean: cleanName,
        maxLength: limits.name.max,
        hint: texts.appointee,
      }),
      appointeeRelation: onlyWhen(isMinor, {
        label: 'Appointee relation to the nominee',
        control: 'select',
        schema: oneOf(appointeeRelations),
        options: words(appointeeRelations),
      }),
      appointeeBirth: onlyWhen(isMinor, {
        label: 'Appointee date of birth',
        control: 'date',
        schema: judgedDay(),
        judge: adultFault,
      }),
      personalAccident: hidden(v.boolean()),
    },
    (today) => [
      {
        fullName: 'Ravi Sharma',
        relation: 'Spouse' as const,
        dateOfBirth: addYears(today, -36),
        gender: 'Male' as const,
        personalAccident: true,
      },
    ],
  ),

  'vehicleDetails.given': form(
    'Continue',
    {
      engineNumber: field({
        label: 'Engine number',
        control: 'text',
        schema: judged((value) => checkIdentity('engine', value)),
        clean: upper,
        maxLength: 25,
      }),
      chassisNumber: field({
        label: 'Chassis number',
        control: 'text',
        schema: judged((value) => checkIdentity('chassis', value)),
        clean: upper,
        maxLength: 25,
      }),
      financed: { label: 'Is the vehicle on loan?', control: 'radio', schema: yesNo, options: noYes },
      bank: onlyWhen(({ financed }) => financed === 'yes', {
        label: 'Financier',
        control: 'combobox',
        list: 'financiers',
        schema: entry,
      }),
      bankCity: onlyWhen(({ financed }) => financed === 'yes', {
        label: 'City of the financier',
        control: 'text',
        schema: given,
        maxLength: limits.name.max,
      }),
      validPuc: onlyWhen(({ isNew }) => isNew !== true, {
        label: 'Do you have a valid pollution certificate (PUC)?',
        control: 'radio',
        schema: yesNo,
        options: noYes,
      }),
      pucNumber: onlyWhen(({ isNew, validPuc }) => isNew !== true && validPuc === 'yes', {
        label: 'PUC number',
        control: 'text',
        schema: judged((value) => checkIdentity('puc', value)),
        clean: upper,
      }),
      pucUntil: onlyWhen(({ isNew, validPuc }) => isNew !== true && validPuc === 'yes', {
        label: 'PUC valid until',
        control: 'date',
        schema: judgedDay(),
        judge: (value, _, today) => (value < today ? 'This certificate has ended' : undefined),
      }),
      sameAddress: {
        label: 'Is the address on the registration certificate the same?',
        control: 'radio',
        schema: yesNo,
        options: [...noYes].reverse(),
      },
      registrationAddress: onlyWhen(({ sameAddress }) => sameAddress === 'no', {
        label: 'Address on the registration certificate',
        control: 'text',
        schema: given,
        maxLength: 120,
      }),
      previousPolicyNumber: onlyWhen(({ hasPast }) => hasPast === true, {
        label: 'Previous policy number',
        control: 'text',
        schema: given,
        maxLength: 40,
      }),
      tpInsurer: onlyWhen(isStandAlone, {
        label: 'Third-party policy insurer',
        control: 'combobox',
        list: 'previousInsurers',
        schema: entry,
      }),
      tpNumber: onlyWhen(isStandAlone, {
        label: 'Third-party policy number',
        control: 'text',
        schema: given,
        maxLength: 40,
      }),
      tpEnd: onlyWhen(isStandAlone, {
        label: 'Third-party policy end date',
        control: 'date',
        schema: judgedDay(),
        judge: (value, _, today) => (value <= today ? 'A third-party policy must be in force' : undefined),
      }),
      isNew: hidden(v.boolean()),
      hasPast: hidden(v.boolean()),
      coverType: hidden(oneOf(coverTypes)),
    },
    (today) => [
      {
        engineNumber: 'K12MN1234567',
        chassisNumber: 'MA3EWDE1S00123456',
        financed: 'no' as const,
        validPuc: 'yes' as const,
        pucNumber: 'RJ01400120012345',
        pucUntil: addDays(today, 90),
        sameAddress: 'yes' as const,
        previousPolicyNumber: 'OG-25-1234-5678',
        isNew: false,
        hasPast: true,
        coverType: 'comprehensive' as const,
      },
    ],
  ),

  'declaration.accepted': form(
    'Submit proposal',
    {
      truth: {
        label: 'What I have stated is true, and the no-claim bonus I claim is mine to claim.',
        control: 'checkbox',
        secret: true,
        schema: v.literal(true, texts.consent),
      },
    },
    [{ truth: true }],
  ),
  'premium.accepted': button('Accept the new premium'),
  'plan.abandoned': button('Choose another plan'),
  'proposal.corrected': button('Change details'),
  'status.checked': button('Check status'),
  'proposal.retried': button('Try again'),
  back: button('Back'),
  /** The browser's back and forward, and "change" on the review. */
  revisited: pick('Change', v.object({ screen: v.string() }), [
    { screen: 'kyc' },
    { screen: 'person' },
    { screen: 'nominee' },
    { screen: 'vehicle' },
  ]),
} as const

function upper(typed: string) {
  return typed.toUpperCase()
}

function isStandAlone({ coverType }: Answers) {
  return coverType === 'odOnly'
}

export type ProposalEvent = EventsOf<typeof proposalEvents>
