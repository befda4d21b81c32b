import {
  type AnyActorRef,
  type AnyStateMachine,
  createActor,
  type InspectionEvent,
  SimulatedClock,
} from 'xstate'
import type { UnhandledEvent } from '#machines/recording/recorded-run.ts'
import { recorderOf } from '#machines/recording/recorder.ts'
import type { Resting, TraceRow } from '#machines/recording/trace.ts'

type Told = { rows: TraceRow[]; unhandled: UnhandledEvent[] }

export type Recording = {
  actor: AnyActorRef
  /** What each machine was seen to do, by its id. */
  told: (machine: string) => Told
  /** Its rows as `transition: from -> to`, `+` before those that come along, `.` after the last of a journey. */
  lines: (machine: string) => string[]
  /** Where each machine stands. */
  resting: (machine: string) => string[]
  clock: SimulatedClock
}

export type Options = { input?: unknown; goesOnFrom?: Resting; isStarted?: boolean }

/** Runs a machine with the recorder, on a clock that stands until it is moved. */
export function recordingOf(
  machine: AnyStateMachine,
  { input, goesOnFrom, isStarted = true }: Options = {},
): Recording {
  const machines = new Map<string, Told & { resting: Resting }>()
  const clock = new SimulatedClock()
  const observe = recorderOf(({ machine: { id } }) => {
    const told = { rows: [] as TraceRow[], unhandled: [] as UnhandledEvent[], resting: [] as Resting }
    machines.set(id, told)
    return {
      ...(goesOnFrom && { goesOnFrom }),
      row: (row) => told.rows.push(row),
      unhandled: (event) => told.unhandled.push(event),
      settled: (_, { resting }) => {
        told.resting = resting
      },
    }
  })
  const inspect = (event: InspectionEvent) => observe(event, clock.now())
  const actor: AnyActorRef = createActor(machine, { input, inspect, clock })
  // A machine that fails says so to its observers, else to everybody.
  actor.subscribe({ error: () => undefined })
  if (isStarted) actor.start()
  const told = (id: string) => machines.get(id) ?? { rows: [], unhandled: [], resting: [] }
  return {
    actor,
    clock,
    told,
    lines: (id) => told(id).rows.map(line),
    resting: (id) => told(id).resting.map(([leaf]) => leaf),
  }
}

const line = ({ edge = '', from = '', to = '', along, ends }: TraceRow): string =>
  `${along ? '+ ' : ''}${edge && `${edge}: `}${from} -> ${to}${ends ? ' .' : ''}`
