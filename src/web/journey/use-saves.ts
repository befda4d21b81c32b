import { useEffect } from 'react'
import type { AnyActorRef } from 'xstate'
import type { SavedStep } from '#machines/core/meta.ts'
import type { MotorRecord } from '#machines/schemas/record.ts'
import { choicesOf } from './policy-state/motor-choices.ts'
import { policyState } from './policy-state/policy-state.ts'
import { recordIn } from './record-of.ts'
import { outbox } from './the-outbox.ts'
import { today } from './today.ts'

type Announced = { step: SavedStep; record: MotorRecord }

/** What the machine announces as saved goes to the outbox, and what was chosen to the stored choices. */
export function useSaves(actor: AnyActorRef): void {
  useEffect(() => {
    const saves = actor.on('saved', (event) => {
      const { step, record } = event as unknown as Announced
      outbox.add(record, step)
    })
    const changes = actor.subscribe(({ context }) => remember(recordIn(context)))
    return () => {
      saves.unsubscribe()
      changes.unsubscribe()
    }
  }, [actor])
}

let remembered: MotorRecord | undefined

function remember(record: MotorRecord | undefined): void {
  if (record === undefined || record === remembered) return
  remembered = record
  policyState.set(choicesOf(record, today()))
}
