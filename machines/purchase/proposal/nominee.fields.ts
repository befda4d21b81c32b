import * as v from 'valibot'
import { field, onlyWhen, type Payload } from '../../core/field.ts'
import { limits } from '../../reference/limits.ts'
import { form as texts } from '../../reference/messages/form.ts'
import { appointeeRelations, genderOf, genders, nomineeRelations } from '../../reference/people.ts'
import { cleanName } from '../../rules/person-name.ts'
import { givenName, judgedDay, oneOf } from '../../schemas/answers.ts'
import type { JourneyRecord } from '../../schemas/journey-record.ts'
import { type Nominee, nominee } from '../../schemas/proposal.ts'
import { adultError, birthError, isMinor, optionsOf } from './options.ts'

/** Who receives the money; where that is a child, also who receives it for the child (PROPOSAL-09). */
export const nomineeFields = {
  fullName: {
    label: 'Nominee name',
    control: 'text',
    schema: givenName,
    clean: cleanName,
    maxLength: limits.name.max,
  },
  relation: {
    label: 'Relation to you',
    control: 'select',
    list: 'relations',
    schema: oneOf(nomineeRelations),
  },
  dateOfBirth: field({
    label: 'Nominee date of birth',
    control: 'date',
    schema: judgedDay(),
    judge: birthError,
  }),
  gender: onlyWhen(({ relation }) => typeof relation === 'string' && genderOf(relation) === undefined, {
    label: 'Nominee gender',
    control: 'radio',
    schema: oneOf(genders),
    options: optionsOf(genders),
  }),
  appointeeName: onlyWhen(isMinor, {
    label: 'Appointee name',
    control: 'text',
    schema: givenName,
    clean: cleanName,
    maxLength: limits.name.max,
    hint: texts.appointee,
  }),
  appointeeRelation: onlyWhen(isMinor, {
    label: 'Appointee relation to the nominee',
    control: 'select',
    schema: oneOf(appointeeRelations),
    options: optionsOf(appointeeRelations),
  }),
  appointeeBirth: onlyWhen(isMinor, {
    label: 'Appointee date of birth',
    control: 'date',
    schema: judgedDay(),
    judge: adultError,
  }),
} as const

/** What is asked as it is kept goes by its name. */
export function nomineeOf(answer: Partial<Payload<typeof nomineeFields>>): Nominee {
  const { appointeeName: name, appointeeRelation: relation, appointeeBirth: dateOfBirth } = answer
  return v.parse(nominee, {
    ...answer,
    name: answer.fullName,
    gender: genderOf(answer.relation) ?? answer.gender,
    ...(name && relation && dateOfBirth && { appointee: { name, relation, dateOfBirth } }),
  })
}

export const knownNominee = ({ nominee }: Pick<JourneyRecord, 'nominee'>) => ({
  ...nominee,
  fullName: nominee?.name,
  appointeeName: nominee?.appointee?.name,
  appointeeRelation: nominee?.appointee?.relation,
  appointeeBirth: nominee?.appointee?.dateOfBirth,
})

export const sampleNominee = (dateOfBirth: string) => ({
  fullName: 'Ravi Sharma',
  relation: 'Spouse' as const,
  dateOfBirth,
  gender: 'Male' as const,
})
