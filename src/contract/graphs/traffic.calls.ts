import * as v from 'valibot'
import { call } from '../call.ts'
import { trafficRun } from '../views/traffic.ts'

/**
 * The exact transitions that machines took in this browser. A batch may come twice: rows that are known are passed
 * over. Anybody may send one, for anybody's journey counts.
 */
export const recordTraffic = call({
  method: 'POST',
  path: 'graphs/traffic',
  kind: 'authed',
  action: 'product.look',
  assumed: true,
  request: v.strictObject({ runs: v.pipe(v.array(trafficRun), v.nonEmpty(), v.maxLength(20)) }),
  reply: v.object({ status: v.literal('success') }),
  isSuccess: ({ status }) => status === 'success',
})
