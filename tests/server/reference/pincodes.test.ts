import { expect, it } from 'vitest'
import * as lists from '#contract/reference/lists.calls.ts'
import { aPerson, basics } from '../health/a-person.ts'
import { person } from '../journeys/asha.ts'
import { aHousehold, bajaj } from '../pet/a-household.ts'
import { aShopper, digit } from '../proposals/a-shopper.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'
import type { Visitor } from '../support/visitor.ts'

/** Our own office, and one of every postal region; none could be chosen while only large cities were listed. */
const sample = ['302006', '175131', '263139', '385001', '457001', '533464', '685565', '797001', '854301']

/** The pincode as a form finds it by its first three digits and gives it. */
async function found(visitor: Visitor, call: typeof lists.readPincodes, pincode: string) {
  const { data } = await visitor.call(call, { pincode: pincode.slice(0, 3) })
  const place = data.find(({ value }) => value === pincode)
  if (!place) throw new Error(`${pincode} is not listed`)
  const { City: city, State: state } = place
  return { city, state, entry: { value: pincode, label: `${pincode} ${city}, ${state}` } }
}

describeOnEachDatabase('pincodes', {}, (server) => {
  it('are listed by the digits they begin with, for each product alike [API-25, API-26]', async () => {
    const visitor = server.visitor()
    const listed = async (beginning: { pincode?: string }) => {
      const { data } = await visitor.call(lists.readPincodes, beginning)
      expect(await visitor.call(lists.readHealthPincodes, beginning)).toEqual({ status: 'success', data })
      return data
    }
    expect(await listed({ pincode: '302006' })).toEqual([
      { value: '302006', City: 'Jaipur', State: 'Rajasthan', area: 'Jaipur R.S' },
    ])
    const near = (await listed({ pincode: '302' })).map(({ value }) => value)
    expect(near).toContain('302006')
    expect(near.every((value) => value.startsWith('302'))).toBe(true)
    expect(await listed({ pincode: '999' })).toEqual([])
    expect((await listed({})).length).toBeGreaterThan(19_000)
  })

  it.each(['30', '30200a', '3020066', '012'])('are not listed by %s', async (pincode) => {
    const refused = await server.visitor().refused(lists.readPincodes, { pincode })
    expect(refused).toMatchObject({
      http: 422,
      issues: [{ path: 'pincode', message: 'Enter a valid pincode' }],
    })
  })

  it.each(sample)('take a motor proposal from %s', async (pincode) => {
    const shopper = await aShopper(server)
    const { city, state } = await found(shopper.visitor, lists.readPincodes, pincode)
    await shopper.complete(digit, { pincode, city, state })
    expect((await shopper.submit()).data.proposalStatus).toBe('proposalSuccess')
    expect((await shopper.record()).person).toEqual({ ...person, pincode, city, state })
  })

  it.each(sample)('take a health proposal from %s [HEALTH-11]', async (pincode) => {
    const { city, state, entry } = await found(server.visitor(), lists.readHealthPincodes, pincode)
    const home = await aPerson(server, { basics: basics && { ...basics, pincode: entry } })
    await home.complete(digit, { 'addresses.given': { pincode: entry } })
    expect((await home.submit()).data.proposalStatus).toBe('proposalSuccess')
    expect((await home.record()).permanentAddress).toMatchObject({ pincode, city, state })
  })

  it.each(sample)('take a pet proposal from %s', async (pincode) => {
    const home = await aHousehold(server)
    const { city, state, entry } = await found(home.visitor, lists.readPincodes, pincode)
    const { owner } = await home.record()
    if (!owner) throw new Error('No owner')
    await home.save(1, [], undefined, { owner: { ...owner, pincode: entry } })
    await home.give({})
    await home.choose(bajaj)
    await home.complete(bajaj, { pincode: entry })
    expect((await home.submit()).data.proposalStatus).toBe('proposalSuccess')
    expect((await home.record()).person).toMatchObject({ pincode, city, state })
  })
})
