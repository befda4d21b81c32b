import { saveFlow } from '#contract/flow/flow.calls.ts'
import { readReminder, setReminder } from '#contract/journey/reminder.calls.ts'
import type { TestServer } from '../support/test-server.ts'
import { aJourney, aSave, policyEnding } from './asha.ts'

/** Ninety days ahead of the tests' first day; its renewal opens sixty days before. */
export const [endDate, opens] = ['2026-09-13', '2026-07-15']

/** A journey whose renewal is not open yet. */
export async function tooEarly(server: TestServer, end = endDate, visitor = server.visitor()) {
  const { customerLeadId, version } = await aJourney(visitor, 5)
  const save = (at: number, ends: string) =>
    visitor.call(saveFlow, aSave(6, { customerLeadId, version: at, step6: policyEnding(ends) }))
  const saved = await save(version, end)
  return {
    visitor,
    customerLeadId,
    read: async () => (await visitor.call(readReminder, { customerLeadId })).data,
    set: async (isWanted: boolean) => (await visitor.call(setReminder, { customerLeadId, isWanted })).data,
    changeEnd: (ends: string) => save(saved.data.data.version, ends),
  }
}
