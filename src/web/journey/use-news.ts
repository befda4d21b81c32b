import { useEffect } from 'react'
import type { AnyStateNode } from 'xstate'
import type { Failure } from '#contract/failure.ts'
import { toast } from '../ui/overlays/toast.tsx'
import type { Fault, Handle } from './journey.ts'
import type { News } from './outbox.ts'
import { leadIdOf } from './record-of.ts'
import { outbox } from './the-outbox.ts'

type Hears = {
  onFaults: (faults: readonly Fault[]) => void
  onLocked: (mobile: string | undefined) => void
}

/** What the server says of saves that were sent behind the scenes. */
export function useNews(journey: Handle, hears: Hears): void {
  useEffect(() =>
    outbox.onNews((news) => {
      if (news.leadId === leadIdOf(journey.model)) act(news, journey, hears)
    }),
  )
}

function act(news: News, journey: Handle, { onFaults, onLocked }: Hears): void {
  if (news.kind === 'locked') onLocked(news.mobile)
  else showRefusal(news.failure, journey, onFaults)
}

/** Beside the field it is about, on the screen that asks for it. */
function showRefusal({ issues = [], message }: Failure, journey: Handle, onFaults: Hears['onFaults']): void {
  const screen = screenAsking(journey, issues)
  if (screen === undefined) {
    toast({ text: message, kind: 'error' })
    return
  }
  journey.send({ type: 'revisited', screen })
  onFaults(issues)
}

/** The screen whose form has one of the fields at fault. */
function screenAsking({ journey }: Handle, issues: readonly Fault[]): string | undefined {
  const states = Object.values<AnyStateNode>(journey.machine.root.states)
  return states.find((state) => asked(state).some((event) => hasField(event)))?.key

  function hasField(event: string): boolean {
    const fields = journey.events[event]?.fields ?? {}
    return issues.some(({ path }) => path in fields)
  }
}

/** Every event that a state or one inside it asks for. */
function asked(state: AnyStateNode): string[] {
  const own: unknown = state.meta?.asks
  const inside = Object.values<AnyStateNode>(state.states).flatMap(asked)
  return typeof own === 'string' ? [own, ...inside] : inside
}
