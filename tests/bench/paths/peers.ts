import { createTestModel, getShortestPaths, getSimplePaths } from '@xstate/graph'
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import { graphOf } from '#machines/core/graph.ts'
import { statePath } from '#machines/core/screen.ts'
import type { Found } from './found.ts'
import type { Measured } from './test-models.ts'

type Given = { machine: AnyStateMachine; input: unknown; events: AnyEventObject[]; serializeState: Serialize }
type Serialize = (snapshot: AnyMachineSnapshot) => string
type PeerPath = { steps: readonly { event: AnyEventObject }[] }

/** The calls of @xstate/graph that make paths, from each start in turn, with our payloads and our identity of states. */
export const peers: Readonly<Record<string, (measured: Measured) => Found>> = {
  getShortestPaths: fromEachStart(({ machine, ...options }) => getShortestPaths(machine, options)),
  getSimplePaths: fromEachStart(({ machine, ...options }) => getSimplePaths(machine, options)),
  // Told how to tell states apart, a test model would aim at states and no longer at transitions.
  'createTestModel().getShortestPaths': fromEachStart(({ machine, input, events }) =>
    createTestModel(machine, { events, input }).getShortestPaths(),
  ),
  'createTestModel().getSimplePaths': fromEachStart(({ machine, input, events }) =>
    createTestModel(machine, { events, input }).getSimplePaths(),
  ),
}

function fromEachStart(call: (given: Given) => readonly PeerPath[]): (measured: Measured) => Found {
  return ({ machine, model }) => {
    const { starts, samples, identity } = model()
    const types = new Set(graphOf(machine).edges.map(({ event }) => event))
    const events = [...types].flatMap((type) => [...samples(type)])
    const serializeState: Serialize = (snapshot) => `${statePath(snapshot.value)} ${identity(snapshot)}`
    const paths = starts.flatMap(({ input }, start) =>
      call({ machine, input, events, serializeState }).map(({ steps }) => ({
        start,
        events: steps.map(({ event }) => event).filter(({ type }) => type !== 'xstate.init'),
      })),
    )
    return { paths }
  }
}
