import * as v from 'valibot'
import { fromPromise } from 'xstate'
import { fromWireCustomer } from '#contract/account/people.codec.ts'
import { eraseOwnData as eraseData, readOwnData } from '#contract/profile/own-data.calls.ts'
import { chooseReminders, profileReply, updateProfile } from '#contract/profile/own-profile.calls.ts'
import { changeOfProfile, fieldOfPath, profileOfReply } from '#contract/profile/own-profile.codec.ts'
import type { GivenDetails, SaveOutcome } from '#machines/account/profile/own-details.machine.ts'
import type { Erasure } from '#machines/schemas/erasure.ts'
import { send } from '../../api-client/send.ts'
import { saveFile } from '../../browser/save-file.ts'
import { bodyOf } from '../../saving/calls.ts'
import { profileChanged } from '../../session/use-session.ts'

type Save = { given: GivenDetails; version: string }

/** The server's reply to changed details; only a missing reply is a failure. */
export const saveDetails = fromPromise<SaveOutcome, Save>(async ({ input: { given, version } }) => {
  const sent = await send(updateProfile, changeOfProfile({ ...given, version }))
  if (sent.ok) {
    profileChanged(fromWireCustomer(sent.body.data))
    return { kind: 'saved', profile: profileOfReply(sent.body) }
  }
  const { code, issues, current, message } = sent.failure
  const theirs = v.safeParse(profileReply.entries.data, current)
  if (code === 'saved-elsewhere' && theirs.success) {
    return { kind: 'elsewhere', profile: profileOfReply({ status: 'success', data: theirs.output }) }
  }
  if (code === 'invalid' && issues) return { kind: 'refused', errors: issues.map(errorOf) }
  throw new Error(message)
})

const errorOf = ({ path, message }: { path: string; message: string }) => ({
  path: fieldOfPath(path),
  message,
})

export const keepReminders = fromPromise<unknown, { isReminded: boolean }>(async ({ input }) =>
  bodyOf(await send(chooseReminders, input)),
)

/** Everything that is kept of this person, as a file. */
export const fetchOwnData = fromPromise<unknown, object>(async ({ signal }) => {
  const { data } = bodyOf(await send(readOwnData, {}, { signal }))
  saveData(data, 'my-data.json')
})

/** What was erased and what stays, kept by the person as a file too. */
export const eraseOwnData = fromPromise<Erasure, object>(async () => {
  const { data } = bodyOf(await send(eraseData, {}))
  saveData(data, `erasure-${data.number}.json`)
  return data
})

const saveData = (data: object, name: string) =>
  saveFile(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }), name)
