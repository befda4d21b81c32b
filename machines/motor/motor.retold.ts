import type { SavedStep } from '../core/meta.ts'
import { isBharatSeries } from '../rules/registration-number.ts'
import type { MotorRecord } from '../schemas/record.ts'
import { motorAnswers } from './motor.answers.ts'
import type { MotorEvent } from './motor.events.ts'

type Asked = MotorEvent['type']

/** Where a machine must stand to hear a saved step again, and what it hears there. */
export type Retold = { screen: string; events: { type: string; [answer: string]: unknown }[] }

/** A saved step of the wizard as the events a person caused; `told` is the record the save describes. */
export function retoldMotor(step: SavedStep, told: MotorRecord, record: MotorRecord): Retold | undefined {
  const retell = retellings[step]
  if (retell === undefined) return undefined
  const { screen, asked } = retell(told, record)
  return { screen, events: asked.map((type) => ({ type, ...motorAnswers[type]?.(told) })) }
}

type Retelling = (told: MotorRecord, record: MotorRecord) => { screen: string; asked: Asked[] }

const retellings: Partial<Record<SavedStep, Retelling>> = {
  1: (told) => ({ screen: 'start', asked: startOf(told) }),
  2: () => ({ screen: 'make', asked: ['make.chosen'] }),
  3: () => ({ screen: 'model', asked: ['model.chosen'] }),
  4: () => ({ screen: 'variant', asked: ['variant.chosen'] }),
  5: (told, record) => ({
    screen: 'vehicleDates',
    asked: [
      'dates.given',
      ...(told.isNew && !record.isNew ? (['newVehicle.chosen'] as const) : []),
      'ownership.given',
      'contact.given',
    ],
  }),
  6: () => ({ screen: 'previousPolicy', asked: ['previousPolicy.given'] }),
}

function startOf(told: MotorRecord): Asked[] {
  if (told.isNew) return ['vehicle.chosen', 'newVehicle.chosen', 'city.chosen']
  if (told.registrationNumber === '') return ['vehicle.chosen', 'number.skipped', 'city.chosen']
  const city = isBharatSeries(told.registrationNumber) ? (['city.chosen'] as const) : []
  return ['vehicle.chosen', 'registration.given', ...city]
}
