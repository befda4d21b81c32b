import * as v from 'valibot'
import { call } from '../call.ts'
import { readCall } from '../read-call.ts'
import { funnelView } from '../views/funnel.ts'
import { exportFormats } from '../views/graph-query.ts'
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
export const exportReplay = call({
  method: 'GET',
  path: 'graphs/replayExport',
  kind: 'read',
  action: 'graphs.replay',
  assumed: true,
  request: v.object({ ...journey, format: v.picklist(suiteFormats) }),
  reply: v.unknown(),
  isSuccess: () => true,
})

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

/** The whole way of visits as a file. */
export const exportFunnel = call({
  method: 'GET',
  path: 'graphs/funnelExport',
  kind: 'read',
  action: 'graphs.look',
  assumed: true,
  request: v.looseObject({ format: v.picklist(['csv', 'json']) }),
  reply: v.unknown(),
  isSuccess: () => true,
})
