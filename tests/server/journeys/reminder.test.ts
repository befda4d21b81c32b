import { expect, it } from 'vitest'
import { readReminder, setReminder } from '#contract/journey/reminder.calls.ts'
import { journeys } from '#server/journeys/journeys.routes.ts'
import { stopPages } from '#server/messages/stop.routes.ts'
import { messagesTo } from '../desk/at-the-desk.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'
import { opens, tooEarly } from './too-early-journey.ts'

const day = 24 * 3_600_000
describeOnEachDatabase('the reminder of a renewal', { modules: [journeys, stopPages] }, (server) => {
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

  it('comes to each of those whose renewal opens on one day', async () => {
    for (const early of [await tooEarly(server), await tooEarly(server)]) await early.set(true)
    await wait(30)
    expect(await told()).toHaveLength(2)
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

  it('comes no more where the link in it was followed and pressed, until it is pressed again', async () => {
    const early = await tooEarly(server)
    await early.set(true)
    await wait(30)
    const [, path = ''] = /No more reminders: http:\/\/[^/]+(\/stop\/\S+)/.exec((await told())[0] ?? '') ?? []
    expect(path).not.toContain('9876543210')
    expect((await messagesTo(server, 'asha@example.com'))[0]).toContain(path)
    const press = async (wants: string) =>
      (await server.app.request(path, { method: 'POST', body: new URLSearchParams({ wants }) })).status
    expect(await (await server.app.request(path)).text()).toContain('Stop reminders')
    const again = await tooEarly(server, '2026-10-13')
    await again.set(true)
    expect(await press('none')).toBe(303)
    expect(await (await server.app.request(path)).text()).toContain('Get reminders again')
    await wait(31)
    expect(await told()).toHaveLength(1)
    const third = await tooEarly(server, '2026-11-13')
    const asked = { customerLeadId: third.customerLeadId, isWanted: true }
    expect(await third.visitor.refused(setReminder, asked)).toMatchObject({ code: 'not-now' })
    expect(await press('reminders')).toBe(303)
    await third.set(true)
    await wait(31)
    expect(await told()).toHaveLength(2)
  })

  it('has no page for a link that nobody was sent', async () => {
    expect((await server.app.request('/stop/short')).status).toBe(404)
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
