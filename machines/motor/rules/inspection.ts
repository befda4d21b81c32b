import { limits } from '../../reference/limits.ts'
import { daysBetween } from '../../rules/calendar.ts'
import type { Day } from '../../schemas/basics.ts'
import type { MotorRecord } from '../record/motor-record.ts'
import { type Shot, shotsOfKind, type VehiclePhotograph } from '../record/photograph.ts'

/** The photographs that the insurer of the chosen plan asks for; none where it insures the vehicle unseen. */
export const shotsAsked = ({
  plan,
  vehicleType = '4w',
}: Pick<MotorRecord, 'plan' | 'vehicleType'>): readonly Shot[] =>
  plan?.inspection ? shotsOfKind[vehicleType] : []

/** The photograph of this shot, as long as it shows the vehicle as it is now. */
export const photographOf = (
  { photographs = [] }: MotorRecord,
  shot: Shot,
  today: Day,
): VehiclePhotograph | undefined =>
  photographs.find(
    (one) => one.shot === shot && daysBetween(one.takenOn, today) < limits.inspection.photographDays,
  )

/** The photographs that a proposal contains. */
export const photographsAsked = (record: MotorRecord): VehiclePhotograph[] =>
  shotsAsked(record).flatMap((asked) => record.photographs?.find(({ shot }) => shot === asked) ?? [])

export const missingShots = (record: MotorRecord, today: Day): Shot[] =>
  shotsAsked(record).filter((shot) => !photographOf(record, shot, today))

/** The photographs with this one, in place of an earlier one of the same shot. */
export const withPhotograph = (
  photographs: readonly VehiclePhotograph[] = [],
  given: VehiclePhotograph,
): VehiclePhotograph[] => [...photographs.filter(({ shot }) => shot !== given.shot), given]
