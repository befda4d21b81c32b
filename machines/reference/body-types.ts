import type { VehicleKind } from './policies.ts'

export const bodyTypes = {
  '2w': ['motorcycle', 'sport', 'cruiser', 'adventure', 'scooter'],
  '4w': ['hatchback', 'sedan', 'suv', 'mpv', 'car'],
} as const satisfies Record<VehicleKind, readonly string[]>
export type BodyType = (typeof bodyTypes)[VehicleKind][number]

/** What stands for a vehicle of this class whose body is not known. */
const plain = { '2w': 'motorcycle', '4w': 'car' } as const satisfies Record<VehicleKind, BodyType>

/** The models of each body, by id, as their makers sell them; those of two wheels that are none of these are plain. */
const modelsWith: Readonly<Record<Exclude<BodyType, 'motorcycle' | 'car'>, readonly number[]>> = {
  sport: [
    10607, 10211, 11205, 10504, 10308, 11104, 11108, 12905, 12906, 11801, 11802, 11903, 11904, 10903, 10904,
  ],
  cruiser: [11209, 10704, 10709, 14303, 14304, 11803, 11804, 10906, 11303, 11304, 11305, 11306, 12104],
  adventure: [10606, 10705, 10706, 12907, 12908, 11902, 11905, 11906, 10905, 10907, 11307, 12102],
  scooter: [
    10609, 10610, 10611, 10201, 10202, 10203, 10204, 11213, 10507, 10508, 10509, 10510, 10512, 11403, 11404,
    11405, 10309, 11105, 11106, 11107, 11501, 11502, 11503, 11907, 11908,
  ],
  hatchback: [
    4701, 4702, 4703, 4704, 4705, 4706, 7701, 7702, 7705, 7711, 7712, 2804, 2806, 2401, 2404, 3001, 3002,
    3003, 5404, 6701, 7901, 8101,
  ],
  sedan: [
    4707, 2801, 2802, 2807, 2402, 2406, 3004, 3007, 7202, 7205, 7206, 7908, 7909, 8102, 8103, 8106, 8206,
    8207, 301, 302, 701, 702, 703, 704,
  ],
  suv: [
    4708, 4710, 7703, 7704, 7706, 7707, 7708, 7709, 7710, 2803, 2805, 2403, 2405, 3005, 3006, 3008, 3009,
    3010, 3601, 3602, 3604, 3606, 4201, 4202, 4203, 4204, 4205, 4206, 4207, 4208, 4209, 5401, 5402, 5403,
    5406, 5407, 6703, 6704, 7201, 7203, 7204, 7902, 7903, 7907, 8104, 8105, 8201, 8202, 8203, 8204, 8205, 303,
    304, 305, 306, 705, 706, 707, 708,
  ],
  mpv: [4709, 4711, 3603, 3605, 5405, 6702, 6705, 7904, 7905, 7906],
}

const known = new Map(
  Object.entries(modelsWith).flatMap(([body, ids]) => ids.map((id) => [id, body as BodyType] as const)),
)

/** How a model is built; of one that nobody has sorted yet only its class is known. */
export const bodyTypeOf = (vehicleType: VehicleKind, modelId: number | undefined): BodyType =>
  (modelId !== undefined && known.get(modelId)) || plain[vehicleType]
