import type {
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyStateNode,
  AnyTransitionDefinition,
} from 'xstate'
import { edgeId } from '../core/graph.ts'
import { scopeOf, type TimerChange } from '../core/scope.ts'
import { EndlessSteps, EndlessWatch } from './endless.ts'
import { happenedIn, initialNodes, type Microstep } from './microstep.ts'

export type Step = {
  snapshot: AnyMachineSnapshot
  /** Ids of the transitions taken, in order, including the guard branch and `always`; empty where none was. */
  taken: string[]
  /** Ids of states that were entered and left again on the way. */
  passed: string[]
}

export type Walker = {
  begin: (input: unknown) => Step
  transition: (snapshot: AnyMachineSnapshot, event: AnyEventObject) => Step
}

/** Observers of what happens within a step. */
export type Watch = {
  /** An event that the machine sends to itself, or raises after a delay that is no `after`. */
  later?: (event: AnyEventObject) => void
  /** A timer it starts or cancels. */
  timer?: (change: TimerChange) => void
  /** A transition preempted by another region's for the same event. */
  preempted?: (transition: AnyTransitionDefinition, by: readonly AnyTransitionDefinition[]) => void
}

/**
 * Runs a machine as a pure function and reports the exact transitions it takes; one that never
 * settles is given up (`EndlessSteps`).
 */
export function walkerOf(machine: AnyStateMachine, watch: Watch = {}): Walker {
  let steps = new Microsteps(watch, [], false)
  const scope = scopeOf({
    later: watch.later,
    timer: watch.timer,
    inspect: (event) => {
      if (event.type === '@xstate.microstep') steps.add(event, event.actorRef === scope.self)
    },
  })
  return {
    begin: (input) => {
      steps = new Microsteps(watch, initialNodes(machine.root), true)
      const snapshot: AnyMachineSnapshot = machine.getInitialSnapshot(scope, input)
      if (snapshot.error instanceof EndlessSteps) throw snapshot.error
      return steps.told(snapshot)
    },
    transition: (snapshot, event) => {
      steps = new Microsteps(watch, snapshot._nodes, false)
      return steps.told(machine.transition(snapshot, event, scope))
    },
  }
}

class Microsteps {
  readonly #watch: Watch
  readonly #endless = new EndlessWatch()
  readonly #taken: string[] = []
  readonly #passed = new Set<AnyStateNode>()
  #before: Pick<AnyMachineSnapshot, '_nodes' | 'historyValue'>
  /** Whether the state it leaves was entered on the way, and not before. */
  #onTheWay: boolean

  constructor(watch: Watch, nodes: AnyStateNode[], onTheWay: boolean) {
    this.#watch = watch
    this.#onTheWay = onTheWay
    this.#before = { _nodes: nodes, historyValue: {} }
  }

  /** Children spawned on the way step too; their steps count, but are not this machine's. */
  add(microstep: Microstep, own: boolean): void {
    const after = microstep.snapshot as AnyMachineSnapshot
    const { happened, preempted } = own ? happenedIn(microstep, this.#before) : nothing
    for (const one of preempted) this.#watch.preempted?.(one, happened)
    const ids = happened.map(edgeId)
    this.#taken.push(...ids)
    // A raised event that nobody hears, or a region's end that nothing follows from, is no step on a way without end.
    if (own && happened.length === 0) return
    this.#endless.step(ids, after, own && happened.every(({ eventType }) => eventType === ''))
    if (!own) return
    if (this.#onTheWay) for (const node of this.#before._nodes) this.#passed.add(node)
    this.#onTheWay = true
    this.#before = after
  }

  told(snapshot: AnyMachineSnapshot): Step {
    for (const node of snapshot._nodes) this.#passed.delete(node)
    return { snapshot, taken: this.#taken, passed: [...this.#passed].map(({ id }) => id) }
  }
}

const nothing = { happened: [], preempted: [] }
