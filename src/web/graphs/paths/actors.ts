import * as v from 'valibot'
import { fromPromise } from 'xstate'
import {
  exportSuite as exportCall,
  listMachines,
  readOutline,
  readSuite,
} from '#contract/paths/paths.calls.ts'
import { type SuiteQuery, suiteQuery, type WrittenQuery } from '#contract/views/suite-query.ts'
import type { Answered, ExportInput, Read } from '#machines/tools/paths-page/paths-page.setup.ts'
import { bodyOf } from '../../api-client/body-of.ts'
import { send } from '../../api-client/send.ts'
import { saveFile } from '../../browser/save-file.ts'
import { fetchFile } from '../fetch-file.ts'

type OfMachine = { machine: string }
type SuiteRequest = OfMachine & { written: WrittenQuery }

/** For an unknown machine: lists the existing ones. */
export const readMachine = fromPromise<Read, OfMachine>(async ({ input, signal }) => {
  const sent = await send(readOutline, input, { signal })
  if (sent.ok) return { outline: sent.body.data }
  if (sent.status !== 404) return { outline: bodyOf(sent).data }
  return { machines: bodyOf(await send(listMachines, {}, { signal })).data }
})

export const makeSuite = fromPromise<Answered, SuiteRequest>(async ({ input, signal }) => {
  const sent = await send(readSuite, queryOf(input), { signal })
  if (!sent.ok && sent.failure.issues) return { errors: sent.failure.issues }
  return { suite: bodyOf(sent).data }
})

/** Fetched rather than linked to, so that an expired credential is renewed on the way. */
export const exportSuite = fromPromise<void, ExportInput>(async ({ input, signal }) => {
  const { format, path, to, ...asked } = input
  const request = { ...queryOf(asked), format, ...(path !== undefined && { path }) }
  const { file, name } = await fetchFile(exportCall, request, signal)
  if (to === 'file') return saveFile(file, name)
  await navigator.clipboard.writeText(await file.text())
})

const queryOf = ({ machine, written }: SuiteRequest): OfMachine & SuiteQuery => ({
  machine,
  ...v.parse(suiteQuery, written),
})
