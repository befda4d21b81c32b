import { useEffect } from 'react'
import type { AnyMachineSnapshot } from 'xstate'
import type { SavedStep } from '#machines/core/meta.ts'
import { screenOf } from '#machines/core/screen.ts'
import type { MotorRecord } from '#machines/schemas/record.ts'
import type { Handle } from './journey.ts'
import { choicesOf } from './policy-state/motor-choices.ts'
import { policyState } from './policy-state/policy-state.ts'
import { recordIn } from './record-of.ts'
import { outbox } from './the-outbox.ts'
import { today } from './today.ts'

type Announced = { step: SavedStep; record: MotorRecord }

/** What the machine announces as saved goes to the outbox, and what was chosen to the stored choices. */
export function useSaves({ actor, journey }: Handle): void {
  useEffect(() => {
    const saves = actor.on('saved', (event: unknown) => {
      const { step, record } = event as Announced
      outbox.add(record, step)
      journey.saved?.(step, record)
    })
    const changes = actor.subscribe((snapshot: AnyMachineSnapshot) => {
      journey.changed?.(snapshot.context, screenOf(snapshot))
      remember(recordIn(snapshot.context))
    })
    return () => {
      saves.unsubscribe()
      changes.unsubscribe()
    }
  }, [actor, journey])
}

let remembered: MotorRecord | undefined

function remember(record: MotorRecord | undefined): void {
  if (record === undefined || record === remembered) return
  remembered = record
  policyState.set(choicesOf(record, today()))
}
