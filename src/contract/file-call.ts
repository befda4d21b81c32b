import * as v from 'valibot'
import type { Action } from '#machines/reference/permissions.ts'
import { call } from './call.ts'

/** A file of our own, answered as a download. */
export const fileCall = <const Request extends v.GenericSchema>(
  path: string,
  action: Action,
  request: Request,
) =>
  call({
    method: 'GET',
    path,
    kind: 'read',
    action,
    request,
    reply: v.unknown(),
    isSuccess: () => true,
  })
