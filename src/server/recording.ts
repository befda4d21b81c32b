import type { AnyStateMachine } from 'xstate'
import type { LifecycleActor } from '#machines/purchase/lifecycle/lifecycle.machine.ts'
import type { TraceRow } from '#machines/recording/trace.ts'
import type { NewTraffic, trafficJourneys } from './db/schema.ts'
import type { Db } from './db/types.ts'
import type { UnhandledByMachine } from './http/not-now.ts'

/** What a machine did for one event, exact to the branch, from its previous to its current states. */
export type MachineTrace = {
  machine: AnyStateMachine
  from: readonly string[]
  rows: readonly TraceRow[]
  to: readonly string[]
}

/** The save that a recording is written with. */
export type RecordedSave = {
  product: string
  /** The version of the lead that it is made on; absent where it begins the lead. */
  onVersion: number | undefined
}

export type TracedJourney = {
  leadId: string
  traces: readonly MachineTrace[]
  actor: LifecycleActor
  at: Date
}

/** Records what the server's own machines do, one journey per lead and machine. */
export type Recording = {
  /**
   * Records what machines did for a lead, in the transaction of the change. A recording error is rolled back alone and
   * logged.
   */
  write: (tx: Db, traced: TracedJourney) => Promise<void>
  /**
   * Works out what `write` would write, so that one statement can write it together with what the machines changed.
   * Undefined where nothing is recorded; `apart` where it has to be left to `write`.
   */
  plan: (db: Db, traced: TracedJourney, of: RecordedSave) => Promise<PlannedRecording | 'apart' | undefined>
  /** Records a refused event, if the journey has started. */
  writeRefused: (db: Db, refused: UnhandledByMachine, at: Date) => Promise<void>
}

/** What is to be written of traces: their rows, and the recorded journey that begins or continues with them. */
export type PlannedRecording = {
  /** Where the journey stood when it was read; absent where it begins. */
  goesOn?: { id: number; lastSeq: number }
  journey: Partial<typeof trafficJourneys.$inferInsert>
  /** All but the journey's key. */
  rows: Omit<NewTraffic, 'journeyId'>[]
  /** To be called once it is written, with the journey's id: the next save need not read it then. */
  remember: (id: number) => void
}
