import { type AnyActorRef, assign, createActor, setup } from 'xstate'
import type { TrafficRun } from '#contract/views/traffic.ts'
import { recorderOf } from '#machines/recording/recorder.ts'
import { journeyKeyOf } from '#web/recorder/journey-key.ts'
import type { JourneyLog } from '#web/recorder/journey-log.ts'
import { JourneyLogs } from '#web/recorder/journey-logs.ts'
import { Post, type PostOutcome } from '#web/recorder/post.ts'

type Context = { record: { leadId: string; vehicleType: '2w' | '4w' } }

/** A journey of three questions that gets its lead on the way. */
export const wizard = setup({
  types: { context: {} as Context, input: {} as { leadId?: string } | undefined },
}).createMachine({
  id: 'wizard',
  context: ({ input }) => ({ record: { leadId: input?.leadId ?? '', vehicleType: '4w' } }),
  initial: 'make',
  states: {
    make: { on: { chosen: 'contact', skipped: 'plan' } },
    contact: {
      on: {
        given: {
          target: 'plan',
          actions: assign({ record: ({ event }) => ({ leadId: event.leadId, vehicleType: '4w' }) }),
        },
      },
    },
    plan: {
      on: {
        taken: 'done',
        switched: {
          actions: assign({ record: ({ event }) => ({ leadId: event.leadId, vehicleType: '2w' }) }),
        },
      },
    },
    done: { type: 'final' },
  },
})

/** A tab with a fake server: one reply per batch, and success when none is left. */
export function aTab(kept: readonly JourneyLog[] = [], answers: PostOutcome[] = [], from = 1_000) {
  let now = from
  const sent: TrafficRun[][] = []
  const due: { act: () => void; ms: number }[] = []
  const post: Post = new Post(
    {
      send: async (runs) => {
        sent.push(structuredClone([...runs]))
        return answers.shift() ?? 'taken'
      },
      now: () => now,
      later: (act, ms) => void due.push({ act, ms }),
    },
    () => logs,
  )
  const logs = new JourneyLogs(kept, post.changed)
  const observe = recorderOf((started) =>
    logs.keeperOf(started, (snapshot) => journeyKeyOf(snapshot, started.actor)),
  )
  return {
    sent,
    pauses: () => due.map(({ ms }) => ms),
    begin: (leadId?: string): AnyActorRef => {
      const input = leadId === undefined ? undefined : { leadId }
      return createActor(wizard, { input, inspect: (event) => observe(event, now) }).start()
    },
    pass: (ms: number) => {
      now += ms
    },
    /** Runs due timers and lets the server reply. */
    settle: async () => {
      for (const { act } of due.splice(0)) act()
      await new Promise((resolve) => setTimeout(resolve))
    },
    hurry: () => post.hurry(),
    /** Reloads the page. */
    kept: (): JourneyLog[] => {
      logs.tidy(now)
      return structuredClone([...logs.all])
    },
    now: () => now,
  }
}

/** The rows of runs as `seq from -> to`. */
export const lines = (runs: readonly TrafficRun[] = []): string[] =>
  runs.flatMap(({ rows }) =>
    rows.map(({ seq, from = '', to = '' }) => `${seq} ${short(from)} -> ${short(to)}`),
  )

const short = (state: string) => state.replace('wizard.', '')
