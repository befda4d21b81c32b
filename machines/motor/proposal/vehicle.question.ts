import * as v from 'valibot'
import { answering } from '../../core/answer.ts'
import { form, type PayloadOf } from '../../core/event.ts'
import { type Answers, field, onlyWhen } from '../../core/field.ts'
import { hidden } from '../../purchase/proposal/options.ts'
import { limits } from '../../reference/limits.ts'
import { messages } from '../../reference/messages.ts'
import { coverTypes } from '../../reference/policies.ts'
import { addDays, addYears } from '../../rules/calendar.ts'
import { checkIdentity } from '../../rules/identity.ts'
import { policyNumberError } from '../../rules/printable.ts'
import { entry, givenAddress, judged, judgedDay, noYes, oneOf, yesNo } from '../../schemas/answers.ts'
import { type Day, type VehicleType, vehicleType } from '../../schemas/basics.ts'
import { type VehicleDetails, vehicleDetails } from '../../schemas/proposal.ts'
import type { MotorRecord } from '../record/motor-record.ts'
import { plate, plateHint } from '../record/plate.question.ts'
import { checkRegistration, rtoCodeOf } from '../rules/registration-number.ts'

const upper = (typed: string) => typed.toUpperCase()
const isStandAlone = ({ coverType }: Answers) => coverType === 'odOnly'
const entryOf = (label: string | undefined) => label && { value: label, label }

const question = form(
  'Continue',
  {
    registrationNumber: onlyWhen(({ isNew, isNumbered }) => isNew !== true && isNumbered !== true, {
      ...plate,
      note: ({ vehicleType: kind }) => plateHint(kind === '2w' ? '2w' : '4w'),
      judge: (value, { vehicleType: kind, office }) => checkPlate(value, kind === '2w' ? '2w' : '4w', office),
    }),
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
      schema: givenAddress,
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
      judge: (value, _, today) => pollutionError(value, today),
    }),
    sameAddress: {
      label: 'Is the address on the registration certificate the same?',
      control: 'radio',
      schema: yesNo,
      options: noYes,
    },
    registrationAddress: onlyWhen(({ sameAddress }) => sameAddress === 'no', {
      label: 'Address on the registration certificate',
      control: 'text',
      schema: givenAddress,
      maxLength: 120,
    }),
    previousPolicyNumber: onlyWhen(({ hasPast }) => hasPast === true, {
      label: 'Previous policy number',
      control: 'text',
      schema: judged(policyNumberError),
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
      schema: judged(policyNumberError),
      maxLength: 40,
    }),
    tpEnd: onlyWhen(isStandAlone, {
      label: 'Third-party policy end date',
      control: 'date',
      schema: judgedDay(),
      judge: (value, _, today) => thirdPartyError(value, today),
    }),
    isNew: hidden(v.boolean()),
    /** The number was given at the start. */
    isNumbered: hidden(v.boolean()),
    vehicleType: hidden(vehicleType),
    /** The registration office that the prices are for. */
    office: hidden(v.optional(v.string())),
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
      isNumbered: true,
      vehicleType: '4w' as const,
      office: undefined,
      hasPast: true,
      coverType: 'comprehensive' as const,
    },
  ],
)

/** A certificate that has ended says nothing, and none is issued for longer than a year. */
function pollutionError(until: Day, today: Day): string | undefined {
  if (until < today) return 'This certificate has ended'
  return until > addYears(today, 1) ? messages.form.pucTooLong : undefined
}

function thirdPartyError(end: Day, today: Day): string | undefined {
  if (end <= today) return messages.form.thirdPartyEnded
  return end > addYears(today, 5) ? messages.form.thirdPartyTooLong : undefined
}

/** The papers of the vehicle (saved step 10). */
export const vehicleQuestion = answering<MotorRecord>()(10, question, {
  subject: { label: 'Vehicle papers' },
  change: (given) => ({ vehicle: vehicleOf(given), proposalStatus: undefined }),
  known: ({ vehicle, isNew, previousPolicy, request, ...record }) => ({
    ...vehicle,
    financed: vehicle && (vehicle.hypothecation ? 'yes' : 'no'),
    bank: entryOf(vehicle?.hypothecation?.bank),
    bankCity: vehicle?.hypothecation?.city,
    validPuc: vehicle && !isNew ? pollutionAnswer(vehicle, record) : undefined,
    pucNumber: vehicle?.pollutionCertificate?.number,
    pucUntil: vehicle?.pollutionCertificate?.validUntil,
    sameAddress: vehicle && !vehicle.registrationAddressSame ? 'no' : 'yes',
    tpInsurer: entryOf(vehicle?.thirdPartyPolicy?.insurer) ?? previousPolicy?.tpInsurer,
    tpNumber: vehicle?.thirdPartyPolicy?.number,
    tpEnd: vehicle?.thirdPartyPolicy?.end ?? previousPolicy?.tpEndDate,
    isNew,
    isNumbered: record.registrationNumber !== '',
    vehicleType: record.vehicleType ?? '4w',
    office: record.rto?.value,
    hasPast: !isNew && previousPolicy !== undefined && previousPolicy.status !== 'no information',
    coverType: request?.coverType ?? 'comprehensive',
  }),
})

/** The office on a plate must be the one that was priced; a BH plate names none. */
function checkPlate(value: string, kind: VehicleType, office: unknown): string | undefined {
  const code = rtoCodeOf(value)
  const isOther = code !== undefined && typeof office === 'string' && code !== office
  return checkRegistration(value, kind) ?? (isOther ? messages.form.otherOffice(code, office) : undefined)
}

/** What is asked as it is kept goes by its name; the rest is put together here. */
function vehicleOf(answer: PayloadOf<typeof question>): VehicleDetails {
  const { bank, bankCity, pucNumber, pucUntil, tpInsurer, tpNumber, tpEnd } = answer
  return v.parse(vehicleDetails, {
    ...answer,
    ...(bank && bankCity && { hypothecation: { bank: bank.label, city: bankCity } }),
    ...(pucNumber && pucUntil && { pollutionCertificate: { number: pucNumber, validUntil: pucUntil } }),
    registrationAddressSame: answer.sameAddress === 'yes',
    ...(tpInsurer &&
      tpNumber &&
      tpEnd && { thirdPartyPolicy: { insurer: tpInsurer.label, number: tpNumber, end: tpEnd } }),
  })
}

/** Papers carried over from the previous policy may show a certificate, but never prove that there is none. */
function pollutionAnswer(
  { pollutionCertificate }: VehicleDetails,
  record: Pick<MotorRecord, 'renewalOf' | 'savedStep'>,
) {
  if (pollutionCertificate) return 'yes'
  return record.renewalOf !== undefined && record.savedStep < 10 ? undefined : 'no'
}
