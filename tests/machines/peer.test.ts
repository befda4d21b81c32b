import { getAdjacencyMap } from '@xstate/graph'
import { expect, test } from 'vitest'
import { statePath } from '#machines/core/screen.ts'
import { lifecycleMachine } from '#machines/purchase/lifecycle/lifecycle.machine.ts'
import { lifecycleTestModel } from '#machines/purchase/lifecycle/lifecycle.test-model.ts'
import { explore } from '#paths/explore/explore.ts'
import { modelOf } from '#paths/model/of-test-model.ts'

test('reaches the very states and moves of the lifecycle that @xstate/graph finds [DESIGN-10]', () => {
  const peer = Object.values(getAdjacencyMap(lifecycleMachine, {}))
  const ours = explore(modelOf(lifecycleTestModel, '2026-11-21'))
  expect(ours.nodes.map(({ state }) => state).sort()).toEqual(
    peer.map(({ state }) => statePath(state.value)).sort(),
  )
})
