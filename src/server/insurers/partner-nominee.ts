import type { ProposeRequest } from '#contract/partners/insurer.ts'
import type { Nominee } from '#machines/schemas/proposal.ts'

/** Encodes a nominee for the insurer. */
export function partnerNominee({
  name,
  relation,
  dateOfBirth,
  gender,
  appointee,
}: Nominee): NonNullable<ProposeRequest['nominee']> {
  return {
    name,
    relation,
    date_of_birth: dateOfBirth,
    gender,
    ...(appointee && {
      appointee: {
        name: appointee.name,
        relation: appointee.relation,
        date_of_birth: appointee.dateOfBirth,
      },
    }),
  }
}
