import type { MotorRecord } from '#machines/schemas/record.ts'

/** A vehicle as a list names it. */
export const vehicleOf = ({ vehicleType, make, model, variant, registrationNumber }: MotorRecord) => ({
  ...(vehicleType && { type: vehicleType }),
  name: [make, model, variant].flatMap((part) => (part ? [part.label] : [])).join(' '),
  registrationNumber,
})
