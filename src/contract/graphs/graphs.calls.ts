import * as v from 'valibot'
import { call } from '../call.ts'
import { readCall } from '../read-call.ts'
import { exportFormats } from '../views/graph-query.ts'
import { graphView, machineCard, replay } from '../views/graph-view.ts'

const named = { machine: v.pipe(v.string(), v.nonEmpty()) }
const ofMachine = v.object(named)
/** A view as in its address, valid or not: `readGraphQuery` tells what cannot be used. */
const viewOfMachine = v.looseObject(named)

/** Every machine with today's traffic. */
export const listGraphs = readCall('graphs/machines', 'graphs.look', v.object({}), v.array(machineCard))

/** One view of one machine, whole. */
export const readGraph = readCall('graphs/view', 'graphs.look', viewOfMachine, graphView)

/** A token that changes when a machine has new traffic. */
export const readPulse = readCall('graphs/pulse', 'graphs.look', ofMachine, v.string())

/** One journey step by step; each look is logged. */
export const readReplay = readCall(
  'graphs/replay',
  'graphs.replay',
  v.object({ ...named, journey: v.pipe(v.string(), v.regex(/^\d{1,18}$/)) }),
  replay,
)

/** A view as a file. */
export const exportGraph = call({
  method: 'GET',
  path: 'graphs/export',
  kind: 'read',
  action: 'graphs.look',
  assumed: true,
  request: v.looseObject({ ...named, format: v.picklist(exportFormats) }),
  reply: v.unknown(),
  isSuccess: () => true,
})
