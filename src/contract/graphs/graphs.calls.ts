import * as v from 'valibot'
import { fileCall } from '../file-call.ts'
import { readCall } from '../read-call.ts'
import { funnelView } from '../views/funnel.ts'
import { exportFormats, tableFormats } from '../views/graph-query.ts'
import { graphView, machineCard, replay } from '../views/graph-view.ts'
import { leaving } from '../views/leaving.ts'
import { suiteFormats } from '../views/suite-query.ts'

const named = { machine: v.pipe(v.string(), v.nonEmpty()) }
const ofMachine = v.object(named)
/** A view as in its address, valid or not: `readGraphQuery` tells what cannot be used. */
const viewOfMachine = v.looseObject(named)

/** Every machine with today's traffic. */
export const listGraphs = readCall('graphs/machines', 'graphs.look', v.object({}), v.array(machineCard))

/** The whole way of visits over all machines; its address, valid or not, has the filters of a view. */
export const readFunnel = readCall('graphs/funnel', 'graphs.look', v.looseObject({}), funnelView)

/** One view of one machine, whole. */
export const readGraph = readCall('graphs/view', 'graphs.look', viewOfMachine, graphView)

/** Of one innermost state, `at`: what distinguishes those who left there. Its address has the filters of a view. */
export const readLeaving = readCall('graphs/leaving', 'graphs.look', viewOfMachine, leaving)

/** A token that changes when a machine has new traffic. */
export const readPulse = readCall('graphs/pulse', 'graphs.look', ofMachine, v.string())

const journey = { ...named, journey: v.pipe(v.string(), v.regex(/^\d{1,18}$/)) }

/** One journey step by step; each look is logged. */
export const readReplay = readCall('graphs/replay', 'graphs.replay', v.object(journey), replay)

/**
 * A test that walks what a journey did, with samples in place of what was typed. Of a journey with an event that no
 * state handled it goes as far as the first of them, which has to be refused; each look is logged.
 */
export const exportReplay = fileCall(
  'graphs/replayExport',
  'graphs.replay',
  v.object({ ...journey, format: v.picklist(suiteFormats) }),
)

/** A view as a file. */
export const exportGraph = fileCall(
  'graphs/export',
  'graphs.look',
  v.looseObject({ ...named, format: v.picklist(exportFormats) }),
)

/** The whole way of visits as a file. */
export const exportFunnel = fileCall(
  'graphs/funnelExport',
  'graphs.look',
  v.looseObject({ format: v.picklist(tableFormats) }),
)

/** What distinguishes those who left at a state as a file. */
export const exportLeaving = fileCall(
  'graphs/leavingExport',
  'graphs.look',
  v.looseObject({ ...named, format: v.picklist(tableFormats) }),
)
