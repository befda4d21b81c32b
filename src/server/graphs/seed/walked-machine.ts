import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { graphOf } from '#machines/core/graph.ts'
import { scopeOf } from '#machines/core/scope.ts'
import type { TestModel } from '#machines/core/test-model.ts'
import type { Microstep } from '#machines/recording/microstep.ts'
import { RecordedRun } from '#machines/recording/recorded-run.ts'
import type { TraceRow } from '#machines/recording/trace.ts'
import { historyText } from '#paths/model/identity.ts'
import { modelOf } from '#paths/model/of-test-model.ts'
import { Shapes } from '#paths/model/shapes.ts'
import type { Model } from '#paths/types.ts'
import { type Walkable, walkableOf } from '../../traffic/walkable-graph.ts'

/** A recorded row without times. */
export type SimulatedRow = Omit<TraceRow, 'at' | 'dwell'>
/** What follows from an event. */
export type SimulatedStep = { event: string; rows: readonly SimulatedRow[]; to: SimulatedState }
export type SimulatedState = { snapshot: AnyMachineSnapshot; ways?: SimulatedStep[] }

/** A lazily explored machine; results are cached. */
export class SimulatedMachine {
  readonly model: Model
  readonly #shapes: Shapes
  readonly #graph: Walkable
  readonly #places = new Map<string, SimulatedState>()

  constructor(testModel: TestModel, today: string) {
    this.model = modelOf(testModel, today)
    this.#shapes = new Shapes(this.model)
    this.#graph = walkableOf(graphOf(testModel.machine))
  }

  /** One entry per start of the machine. */
  begin(at: number): SimulatedStep {
    const { machine, starts } = this.model
    const start = starts[at % starts.length]
    const [rows, run] = this.#recording()
    const microsteps: Microstep[] = []
    const snapshot = machine.getInitialSnapshot(scopeFor(microsteps), start?.input)
    run.begin(microsteps, snapshot, 0)
    return { event: start?.name ?? '', rows: [...rows], to: this.#placeOf(snapshot) }
  }

  isOver(states: readonly string[]): boolean {
    return this.#graph.isOver(states)
  }

  /** Events that some state handles. */
  waysFrom(place: SimulatedState): readonly SimulatedStep[] {
    place.ways ??= this.#eventsAt(place.snapshot).flatMap((event) => this.#wayBy(place, event))
    return place.ways
  }

  #wayBy({ snapshot }: SimulatedState, event: AnyEventObject): SimulatedStep[] {
    const [rows, run] = this.#recording()
    run.begin([], snapshot, 0)
    rows.length = 0
    run.settle(snapshot)
    const microsteps: Microstep[] = []
    const after = this.model.machine.transition(snapshot, event, scopeFor(microsteps))
    for (const microstep of microsteps) run.step(microstep, 0)
    return rows.some(({ edge }) => edge !== undefined) && after.status !== 'error'
      ? [{ event: event.type, rows, to: this.#placeOf(after) }]
      : []
  }

  #recording(): [SimulatedRow[], RecordedRun] {
    const rows: SimulatedRow[] = []
    const row = ({ at: _, dwell: __, ...told }: TraceRow) => void rows.push(told)
    return [rows, new RecordedRun(this.model.machine, { row, unhandled: () => undefined })]
  }

  #eventsAt(snapshot: AnyMachineSnapshot): readonly AnyEventObject[] {
    return snapshot.status === 'active'
      ? this.#shapes.of(JSON.stringify(snapshot.value), snapshot).events
      : []
  }

  #placeOf(snapshot: AnyMachineSnapshot): SimulatedState {
    const value = JSON.stringify(snapshot.value)
    const key = `${snapshot.status} ${value} ${historyText(snapshot)} ${this.model.identity(snapshot)}`
    const place = this.#places.get(key) ?? { snapshot }
    this.#places.set(key, place)
    return place
  }
}

function scopeFor(microsteps: Microstep[]) {
  const scope = scopeOf({
    inspect: (event) => {
      if (event.type === '@xstate.microstep' && event.actorRef === scope.self) microsteps.push(event)
    },
  })
  return scope
}
