import { expect, it } from 'vitest'
import { readReminder, setReminder } from '#contract/journey/reminder.calls.ts'
import { cancelPolicy, readCancellation } from '#contract/policy/cancellation.calls.ts'
import { messagesTo } from '../desk/at-the-desk.ts'
import { aPolicyholder } from '../policies/a-policyholder.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'
import { asAsha, belongsTo, options, signedOut } from './signed-in-as.ts'

/** Sixty days before the last day of the policy, 5 July 2027. */
const opens = '2027-05-06'

describeOnEachDatabase('the reminder to renew a policy', options, (server) => {
  const told = async () =>
    (await messagesTo(server)).filter((text) => text.includes('You asked us to remind you'))

  async function reminded() {
    signedOut()
    const holder = await aPolicyholder(server)
    const { customerLeadId } = holder
    await belongsTo(server, customerLeadId, 'asha')
    await holder.issue()
    asAsha()
    const visitor = server.visitor()
    const { data } = await visitor.call(setReminder, { customerLeadId, isWanted: true })
    expect(data).toEqual({ isWanted: true, on: opens })
    return { visitor, customerLeadId }
  }

  const wait = async (until: string) => {
    server.clock.set(until)
    await server.pass(60_000)
    await server.pass(60_000)
  }

  it('comes on the day on which the renewal opens, and leads to the policies', async () => {
    const { visitor, customerLeadId } = await reminded()
    await wait('2027-05-05T22:00:00+05:30')
    expect(await told()).toEqual([])
    await wait(`${opens}T10:00:00+05:30`)
    const [sms, ...others] = await told()
    expect(sms).toContain('/my-profile?section=myPolicies')
    expect(others).toEqual([])
    expect(await visitor.refused(readReminder, { customerLeadId })).toMatchObject({ code: 'not-now' })
  })

  it('does not come, and cannot be asked for, once the policy is cancelled', async () => {
    const { visitor, customerLeadId } = await reminded()
    const { data } = await visitor.call(readCancellation, { customerLeadId })
    const refund = data.state === 'offered' ? data.refund : 0
    await visitor.call(cancelPolicy, { customerLeadId, reason: 'sold', refund })
    expect(await visitor.refused(readReminder, { customerLeadId })).toMatchObject({ code: 'not-now' })
    await wait(`${opens}T10:00:00+05:30`)
    expect(await told()).toEqual([])
  })
})
