import * as v from 'valibot'
import { erasure, retained } from '#machines/schemas/erasure.ts'
import { call } from '../call.ts'

const row = v.record(v.string(), v.unknown())

/** Everything that is kept of the person, to take along (DPDP). Identity numbers stay masked. */
export const readOwnData = call({
  method: 'GET',
  path: 'customer/ownData',
  kind: 'read',
  action: 'profile.data',
  request: v.object({}),
  reply: v.object({
    status: v.literal('success'),
    data: v.object({
      madeAt: v.pipe(v.string(), v.isoTimestamp()),
      profile: row,
      logIns: v.array(row),
      supportRequests: v.array(row),
      /** Each with its answers and, by their kind, everything that hangs on it. */
      journeys: v.array(row),
      /** What is kept how long, and why. */
      retention: v.array(retained),
    }),
  }),
  isSuccess: ({ status }) => status === 'success',
})

/** Erases what no law asks us to keep; the profile too where nothing is left that needs it (DPDP). */
export const eraseOwnData = call({
  method: 'POST',
  path: 'customer/eraseData',
  kind: 'authed',
  action: 'profile.data',
  request: v.object({}),
  reply: v.object({ status: v.literal('success'), data: erasure }),
  isSuccess: ({ status }) => status === 'success',
})
