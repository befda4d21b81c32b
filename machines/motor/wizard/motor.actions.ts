import type { SavedStep } from '../../core/meta.ts'
import { isAwaited, isProposed } from '../../rules/journey-status.ts'
import type { KnownVehicle, MotorRecord, RegistryDetails } from '../record/motor-record.ts'
import { tellsPast as doesTell, pastForLater, pastInRegistry, recalled } from '../rules/registry-past.ts'
import type { MotorContext, StartedJourney } from './motor.setup.ts'

type Of = { context: MotorContext }
type Done<Output> = { event: { output: Output } }

/** Stores an answer as that of a saved step and emits it to the outbox. */
export const saving = <const S extends SavedStep>(step: S) => ['keep', ...savingAs(step)] as const

const savingAs = <const S extends SavedStep>(step: S) =>
  [
    { type: 'save', params: { step } },
    { type: 'announce', params: { step } },
  ] as const

export const goTo = {
  type: 'goTo',
  params: ({ event }: { event: { screen: string } }) => ({ screen: event.screen }),
} as const

/** Another page is asked for before the journey has its vehicle. */
export const leaving = { target: '#motor.resuming', actions: ['takeBack', 'hold', goTo] } as const

const found = ({ event }: Done<KnownVehicle | null>) => ({ vehicle: event.output })
export const isFound = { type: 'found', params: found } as const
export const isOfOtherClass = { type: 'isOfOtherClass', params: found } as const
export const keepFound = { type: 'keepFound', params: found } as const

export const keepLead = {
  type: 'keepLead',
  params: ({ event }: Done<StartedJourney>) => event.output,
} as const

const pastTold = ({ context: { record, today }, event: { output } }: Of & Done<RegistryDetails | null>) => ({
  past: doesTell(output) ? pastInRegistry(record, output, today) : undefined,
})
export const tellsPast = { type: 'tellsPast', params: recalled } as const
/** The registry answers the question of the previous policy. */
export const savingPast = [{ type: 'answerPast', params: pastTold }, ...savingAs(6)] as const
/** It is asked later, beside the prices. */
export const savingLater = [{ type: 'answerPast', params: { past: pastForLater } }, ...savingAs(6)] as const

export const itsNumber = ({ context: { record } }: Of) => ({ registrationNumber: record.registrationNumber })
export const itsLead = ({ context: { record } }: Of) => ({ leadId: record.leadId })
export const itsRecord = ({ context: { record } }: Of) => ({ record })

/**
 * Where somebody arrives: today's rules say nothing of answers that an insurer has. While its answer is awaited nothing
 * can be changed; later only by whoever asks for a screen to do so.
 */
export function screenFor(record: MotorRecord, asked: string | undefined): string | undefined {
  const isBeyond = isAwaited(record) || (isProposed(record) && asked === undefined)
  return isBeyond ? 'proposal' : asked
}
