import * as v from 'valibot'
import type { Action } from '#machines/reference/permissions.ts'
import { call } from './call.ts'

/** A read of our own, answered under `data`. */
export const readCall = <const Request extends v.GenericSchema, const Data extends v.GenericSchema>(
  path: string,
  action: Action,
  request: Request,
  data: Data,
) =>
  call({
    method: 'GET',
    path,
    kind: 'read',
    action,
    request,
    reply: v.object({ status: v.literal('success'), data }),
    isSuccess: ({ status }) => status === 'success',
  })
