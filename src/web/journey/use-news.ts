import { useEffect } from 'react'
import type { AnyStateNode } from 'xstate'
import { messages } from '#machines/reference/messages.ts'
import type { MotorRecord } from '#machines/schemas/record.ts'
import { toast } from '../ui/overlays/toast.tsx'
import { keepAsDrafts } from './form/drafts.ts'
import type { Fault, Handle } from './journey.ts'
import { readJourney, recordOf } from './lead.ts'
import type { News } from './outbox.ts'
import { leadIdOf } from './record-of.ts'
import { outbox } from './the-outbox.ts'

type Hears = {
  /** The server has another record: begin anew from it. */
  onMoved: (record: MotorRecord) => void
  onFaults: (faults: readonly Fault[]) => void
  onLocked: (mobile: string | undefined) => void
}

/** What the server says of saves that were sent behind the scenes. */
export function useNews(journey: Handle, hears: Hears): void {
  useEffect(() =>
    outbox.onNews((news) => {
      if (news.leadId === leadIdOf(journey.context)) void act(news, journey, hears)
    }),
  )
}

async function act(news: News, journey: Handle, { onMoved, onFaults, onLocked }: Hears): Promise<void> {
  if (news.kind === 'locked') return onLocked(news.mobile)
  if (news.kind === 'refused') {
    const { issues = [], message } = news.failure
    const screen = screenAsking(journey, issues)
    if (screen === undefined) return void toast({ text: message, kind: 'error' })
    journey.send({ type: 'revisited', screen })
    return onFaults(issues)
  }
  const record = news.current ? recordOf(news.current) : await recordNow(news.leadId)
  if (!record) return
  toast({ text: messages.journey.savedElsewhere })
  keepAsDrafts(journey, record)
  onMoved(record)
}

async function recordNow(leadId: string): Promise<MotorRecord | undefined> {
  const lead = await readJourney(leadId).catch(() => undefined)
  return lead?.kind === 'found' ? lead.record : undefined
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
