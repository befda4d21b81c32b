import type { Screen } from '#machines/core/screen.ts'
import type { MotorRecord } from '#machines/schemas/record.ts'

/** The screens of the wizard in their order, each with what has to be answered before it can be asked. */
const ladder: readonly (readonly [step: string, isReady: (record: MotorRecord) => boolean])[] = [
  ['start', () => true],
  ['make', ({ leadId }) => leadId !== ''],
  ['model', ({ make }) => make !== undefined],
  ['variant', ({ model }) => model !== undefined],
  ['vehicleDates', ({ variant }) => variant !== undefined],
  ['ownership', ({ registrationDate }) => registrationDate !== undefined],
  ['customerDetails', ({ customerType }) => customerType !== undefined],
  ['previousPolicy', ({ customer }) => customer !== undefined],
]

/** Beside the ladder: the two ways to a journey's start. */
const doors: Readonly<Record<string, (record: MotorRecord) => boolean>> = {
  lookUp: ({ registrationNumber }) => registrationNumber !== '',
  city: ({ vehicleType, registrationNumber }) => vehicleType !== undefined && registrationNumber === '',
}

const inside: Readonly<Record<string, string>> = {
  'registrationNumber.city': 'city',
  'registrationNumber.confirming': 'lookUp',
  noPlans: 'vehicleDates',
  tooEarly: 'tooEarly',
}

/** How a screen is called in the address; screens that only wait are in none. */
export function stepOf({ state }: Pick<Screen, 'state'>): string | undefined {
  const top = state.split('.')[0] ?? ''
  return inside[state] ?? ladder.find(([step]) => step === top)?.[0]
}

/** The screen asked for, or the last one before it whose answers are all there. */
export function reach(asked: string, record: MotorRecord): string {
  // Whether it is still too early is for the page of the quotes to say.
  if (asked === 'tooEarly')
    return reach('previousPolicy', record) === 'previousPolicy' ? 'quotation' : 'start'
  const door = doors[asked]
  if (door) return door(record) ? asked : 'start'
  const upTo = ladder.slice(0, 1 + ladder.findIndex(([step]) => step === asked))
  const gap = upTo.findIndex(([, isReady]) => !isReady(record))
  return (gap === -1 ? upTo : upTo.slice(0, gap)).at(-1)?.[0] ?? 'start'
}

const lastScreen = 8

/** The wizard's part of the way, counted in the specification's screens. */
export const progress = ({ screen = 0 }: Screen): { step: number; of: number } | undefined =>
  screen === 0 || screen > lastScreen ? undefined : { step: screen, of: lastScreen }
