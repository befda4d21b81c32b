import * as v from 'valibot'
import { nominee as known, type Nominee } from '#machines/schemas/proposal.ts'

const { name, relation, dateOfBirth: DOB, gender } = known.entries
const relative = { name, relation, DOB }

/** Who receives the money, as NomineeDetails has them, and for a child an adult (HEALTH-08). */
export const nomineeDetails = v.object({ ...relative, gender, appointee: v.optional(v.object(relative)) })
type NomineeDetails = v.InferOutput<typeof nomineeDetails>

export const toNomineeDetails = ({ dateOfBirth, appointee, ...nominee }: Nominee): NomineeDetails => ({
  ...nominee,
  DOB: dateOfBirth,
  ...(appointee && {
    appointee: { name: appointee.name, relation: appointee.relation, DOB: appointee.dateOfBirth },
  }),
})

export const fromNomineeDetails = ({ DOB, appointee, ...nominee }: NomineeDetails): Nominee => ({
  ...nominee,
  dateOfBirth: DOB,
  ...(appointee && {
    appointee: { name: appointee.name, relation: appointee.relation, dateOfBirth: appointee.DOB },
  }),
})
