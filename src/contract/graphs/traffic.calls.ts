import * as v from 'valibot'
import { call } from '../call.ts'
import { trafficRun } from '../views/traffic.ts'

/**
 * The exact transitions that machines took in this browser. A batch may arrive twice: known rows are skipped. Anybody
 * may send one, since everybody's journeys count.
 */
export const recordTraffic = call({
  method: 'POST',
  path: 'graphs/traffic',
  kind: 'authed',
  action: 'product.look',
  request: v.strictObject({ runs: v.pipe(v.array(trafficRun), v.nonEmpty(), v.maxLength(20)) }),
  reply: v.object({ status: v.literal('success') }),
  isSuccess: ({ status }) => status === 'success',
})
