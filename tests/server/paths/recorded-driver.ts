import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import { recordTraffic } from '#contract/graphs/traffic.calls.ts'
import { statePath } from '#machines/core/screen.ts'
import { versionOf } from '#machines/core/version.ts'
import { type RecordedSteps, recordedSteps } from '#machines/recording/recorded-steps.ts'
import type { TraceRow } from '#machines/recording/trace.ts'
import { eventOf } from '#paths/model/events.ts'
import type { Driver, Walked } from '#paths/run/driver.ts'
import type { PathEvent, TestPath } from '#paths/types.ts'
import { trafficJourneys } from '#server/db/schema.ts'
import { type PublishedVersion, publishVersion } from '#server/traffic/versions.store.ts'
import type { TestServer } from '../support/test-server.ts'

/**
 * Walks a machine that saves nothing by itself: it runs as in a browser, and after each event the rows of the
 * recorder are sent to the server, which walks them over its own graph and has to arrive at the same states.
 */
export class RecordedDriver implements Driver {
  readonly #server: TestServer
  readonly #machine: AnyStateMachine
  #version: PublishedVersion | undefined
  #steps: RecordedSteps
  #snapshot: AnyMachineSnapshot | undefined
  #resting: readonly string[] = []
  #rows: TraceRow[] = []
  #sent = 0
  #walked: Walked = { taken: [], refused: [] }

  constructor(server: TestServer, machine: AnyStateMachine) {
    this.#server = server
    this.#machine = machine
    this.#steps = this.#recorded()
  }

  walked = (): Walked => this.#walked

  async begin({ start }: TestPath): Promise<void> {
    const { db, clock } = this.#server
    this.#version = await publishVersion(db, this.#machine, clock.now())
    await db.delete(trafficJourneys)
    this.#rows = []
    this.#sent = 0
    this.#walked = { taken: [], refused: [] }
    this.#steps = this.#recorded()
    ;[this.#snapshot] = this.#steps.begin(start.input)
    await this.#send()
  }

  async send(event: PathEvent): Promise<void> {
    if (!this.#snapshot) throw new Error('the path has not begun')
    ;[this.#snapshot] = this.#steps.transition(this.#snapshot, eventOf(event))
    await this.#send()
  }

  async expectState(state: string): Promise<void> {
    expect(statePath(this.#snapshot?.value ?? {})).toBe(state)
    const [journey] = await this.#server.db
      .select()
      .from(trafficJourneys)
      .where(eq(trafficJourneys.versionId, this.#version?.id ?? -1))
    const keys = this.#resting.map((id) => this.#version?.states.keyOf(id))
    expect(journey?.resting.toSorted()).toEqual(keys.toSorted())
  }

  #recorded(): RecordedSteps {
    const keeper = {
      row: (row: TraceRow) => void this.#rows.push(row),
      unhandled: ({ event }: { event: string }) => {
        throw new Error(`nothing handles ${event} here`)
      },
      settled: (_: unknown, { resting }: { resting: readonly (readonly [string, number])[] }) => {
        this.#resting = resting.map(([leaf]) => leaf)
      },
    }
    return recordedSteps(this.#machine, keeper, 0)
  }

  /** The rows that came since the last time, as the browser's recorder sends them. */
  async #send(): Promise<void> {
    const rows = this.#rows.slice(this.#sent).map(({ at: _, ...row }, index) => ({
      seq: this.#sent + index,
      ago: 0,
      ...row,
    }))
    this.#sent = this.#rows.length
    if (rows.length === 0) return
    const run = {
      journey: 'a'.repeat(22),
      machine: this.#machine.id,
      version: versionOf(this.#machine),
      product: 'car' as const,
      rows,
      unhandled: [],
    }
    await this.#server.visitor().call(recordTraffic, { runs: [run] })
    this.#walked.taken.push(...rows.flatMap(({ edge }) => (edge === undefined ? [] : [edge])))
  }
}
