import { fromPromise } from 'xstate'
import { logOut } from '#contract/account/session.calls.ts'
import { endOwnSession, readSessions } from '#contract/profile/own-sessions.calls.ts'
import type { OwnSession } from '#machines/schemas/profile.ts'
import { send } from '../../api-client/send.ts'
import { bodyOf } from '../../saving/calls.ts'

/** Where this person is logged in. */
export const listSessions = fromPromise<readonly OwnSession[], object>(
  async ({ signal }) => bodyOf(await send(readSessions, {}, { signal })).data,
)

/** Logs another device out; one that was logged out in the meantime needs no more. */
export const endSession = fromPromise<unknown, { id: string }>(async ({ input }) => {
  const sent = await send(endOwnSession, input)
  return !sent.ok && sent.failure.code === 'not-found' ? undefined : bodyOf(sent)
})

/** Ends every session of this person; this browser deletes its state when the page was left. */
export const logOutEverywhere = fromPromise<unknown, object>(async () =>
  bodyOf(await send(logOut, { everywhere: true })),
)
