import { expect, it } from 'vitest'
import { saveFlow } from '#contract/flow/flow.calls.ts'
import { readReminder, setReminder } from '#contract/journey/reminder.calls.ts'
import { journeys } from '#server/journeys/journeys.routes.ts'
import { messagesTo } from '../desk/at-the-desk.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'
import type { TestServer } from '../support/test-server.ts'
import { aJourney, aSave, asha } from './asha.ts'

const day = 24 * 3_600_000
/** Ninety days ahead of the tests' first day; its renewal opens sixty days before. */
const [endDate, opens] = ['2026-09-13', '2026-07-15']

async function tooEarly(server: TestServer, end = endDate) {
  const visitor = server.visitor()
  const { customerLeadId, version } = await aJourney(visitor, 5)
  const pypSelection = { ...asha.step6.pypSelection, PrePolicyEndDate: end }
  const save = (at: number, ends: string) =>
    visitor.call(
      saveFlow,
      aSave(6, {
        customerLeadId,
        version: at,
        step6: { pypSelection: { ...pypSelection, PrePolicyEndDate: ends } },
      }),
    )
  const saved = await save(version, end)
  return {
    visitor,
    customerLeadId,
    read: async () => (await visitor.call(readReminder, { customerLeadId })).data,
    set: async (isWanted: boolean) => (await visitor.call(setReminder, { customerLeadId, isWanted })).data,
    changeEnd: (ends: string) => save(saved.data.data.version, ends),
  }
}

describeOnEachDatabase('the reminder of a renewal', { modules: [journeys] }, (server) => {
  const told = async () =>
    (await messagesTo(server)).filter((text) => text.includes('You asked us to remind you'))
  const wait = async (days: number) => {
    server.clock.advance(days * day)
    await server.pass(60_000)
    await server.pass(60_000)
  }

  it('is offered for the day on which the renewal opens, and comes on that day, once', async () => {
    const early = await tooEarly(server)
    expect(await early.read()).toEqual({ isWanted: false, on: opens })
    expect(await early.set(true)).toEqual({ isWanted: true, on: opens })
    expect(await early.set(true)).toEqual({ isWanted: true, on: opens })
    await wait(29)
    expect(await told()).toEqual([])
    await wait(1)
    const [sms, ...others] = await told()
    expect(sms).toContain(`/quotelist/${early.customerLeadId}`)
    expect(others).toEqual([])
    expect((await messagesTo(server, 'asha@example.com'))[0]).toContain('the only reminder you get')
    await wait(30)
    expect(await told()).toHaveLength(1)
  })

  it('does not come once it was taken back', async () => {
    const early = await tooEarly(server)
    await early.set(true)
    expect(await early.set(false)).toEqual({ isWanted: false, on: opens })
    expect(await early.read()).toEqual({ isWanted: false, on: opens })
    await wait(31)
    expect(await told()).toEqual([])
  })

  it('goes with the day: another end of the policy is another wish', async () => {
    const early = await tooEarly(server)
    await early.set(true)
    await early.changeEnd('2026-09-23')
    expect(await early.read()).toEqual({ isWanted: false, on: '2026-07-25' })
    await early.set(true)
    await wait(31)
    expect(await told()).toEqual([])
    await wait(10)
    expect(await told()).toHaveLength(1)
  })

  it('is refused where the renewal is open, and to strangers', async () => {
    const { visitor, customerLeadId } = await tooEarly(server, '2026-07-05')
    expect(await visitor.refused(readReminder, { customerLeadId })).toMatchObject({ code: 'not-now' })
    const early = await tooEarly(server)
    const stranger = server.visitor()
    const asked = { customerLeadId: early.customerLeadId, isWanted: true }
    expect(await stranger.refused(setReminder, asked)).toMatchObject({ code: 'prove-owner' })
  })
})
