import * as v from 'valibot'
import { day, type VehicleType } from '../../schemas/basics.ts'

/** What an inspection shows of a vehicle, in the order in which somebody walks around it. */
export const shots = [
  'front',
  'left',
  'back',
  'right',
  'windscreen',
  'odometer',
  'engine',
  'chassisNumber',
  'registrationCertificate',
] as const
export type Shot = (typeof shots)[number]

const ofCarsAlone: readonly Shot[] = ['windscreen', 'engine']

export const shotsOfKind: Readonly<Record<VehicleType, readonly Shot[]>> = {
  '4w': shots,
  '2w': shots.filter((shot) => !ofCarsAlone.includes(shot)),
}

export const storedShot = v.object({
  shot: v.picklist(shots),
  /** As the upload has named it. */
  documentId: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)),
})

/** A stored photograph of an inspection. */
export const vehiclePhotograph = v.object({ ...storedShot.entries, takenOn: day })
export type VehiclePhotograph = v.InferOutput<typeof vehiclePhotograph>
