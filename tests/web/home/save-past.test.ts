// @vitest-environment dom
import { afterEach, expect, it, vi } from 'vitest'
import { savePast } from '#web/shared/motor/calls.ts'
import { aRecord } from '../saving/a-record.ts'

afterEach(() => vi.unstubAllGlobals())

/** The saves that a server is sent, which takes them all. */
function saves() {
  const sent: Record<string, unknown>[] = []
  vi.stubGlobal('fetch', async (_: string, init: { body: string }) => {
    sent.push(JSON.parse(init.body))
    const data = { customerLeadId: 'lead-1', version: sent.length + 1 }
    return Response.json({ status: 'success', data: { message: 'process started!!', data } })
  })
  return sent
}

it('saves the previous policy of a home dialog as step 6', async () => {
  const sent = saves()
  await savePast(aRecord({ previousPolicy: { status: 'continue', endDate: '2026-12-01' } }))
  expect(sent.map(({ step }) => step)).toEqual([6])
})

it('saves a date too far ahead as the process-flow object as well [EXPIRY-18, RESUME-18, API-49]', async () => {
  const sent = saves()
  const endDate = '2027-03-01'
  const past = { status: 'continue', endDate } as const
  const saved = await savePast(aRecord({ previousPolicy: past, policyDateExceeded: true }))
  expect(saved.version).toBe(3)
  expect(sent[1]).toMatchObject({
    customerLeadId: 'lead-1',
    version: 2,
    step: 7,
    processDiscription: 'quotation',
    motorRequest: { policyDateExceeded: true, prevPolicyEndDate: endDate },
    step7: { motorRequest: {} },
  })
})
