import { useEffect } from 'react'
import type { AnyStateNode } from 'xstate'
import type { Failure } from '#contract/failure.ts'
import { leadIdOf } from '../saving/context-record.ts'
import type { OutboxEvent } from '../saving/outbox.ts'
import { outbox } from '../saving/tab-outbox.ts'
import { toast } from '../ui/overlays/toast.tsx'
import type { FieldError, JourneyHandle } from './journey.ts'

type SaveEventHandlers = {
  onErrors: (errors: readonly FieldError[]) => void
  onLocked: (mobile: string | undefined) => void
}

/** The server's replies to background saves. */
export function useSaveEvents(journey: JourneyHandle, hears: SaveEventHandlers): void {
  useEffect(() =>
    outbox.onEvent((news) => {
      if (news.leadId === leadIdOf(journey.model)) act(news, journey, hears)
    }),
  )
}

function act(news: OutboxEvent, journey: JourneyHandle, { onErrors, onLocked }: SaveEventHandlers): void {
  if (news.kind === 'locked') onLocked(news.mobile)
  else showFailure(news.failure, journey, onErrors)
}

/** Beside the field it is about, on the screen that asks for it. */
function showFailure(
  { issues = [], message }: Failure,
  journey: JourneyHandle,
  onErrors: SaveEventHandlers['onErrors'],
): void {
  const screen = screenPrompting(journey, issues)
  if (screen === undefined) {
    toast({ text: message, kind: 'error' })
    return
  }
  journey.send({ type: 'revisited', screen })
  onErrors(issues)
}

/** The screen whose form has one of the invalid fields. */
function screenPrompting({ journey }: JourneyHandle, issues: readonly FieldError[]): string | undefined {
  const states = Object.values<AnyStateNode>(journey.machine.root.states)
  return states.find((state) => promptedEvents(state).some((event) => hasField(event)))?.key

  function hasField(event: string): boolean {
    const fields = journey.events[event]?.fields ?? {}
    return issues.some(({ path }) => path in fields)
  }
}

/** Every event that a state or one inside it asks for. */
function promptedEvents(state: AnyStateNode): string[] {
  const own: unknown = state.meta?.asks
  const inside = Object.values<AnyStateNode>(state.states).flatMap(promptedEvents)
  return typeof own === 'string' ? [own, ...inside] : inside
}
