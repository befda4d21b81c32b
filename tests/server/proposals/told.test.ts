import { expect, it } from 'vitest'
import type { ProposeRequest } from '#contract/partners/insurer.ts'
import { knownAnswer } from '#machines/core/answer.ts'
import { proposalEvents } from '#machines/motor/proposal/proposal.events.ts'
import { kycChecks } from '#server/db/schema.ts'
import { partnerProposal } from '#server/proposals/partner-proposal.ts'
import { offerOf, readyToPropose } from '#server/proposals/ready.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'
import { aShopper, digit, insurerDoes, modules, type Shopper, unitedIndia } from './a-shopper.ts'

const numbers = { pan: 'ABCPE1234F', aadhaar: '2341 2341 2346' }

describeOnEachDatabase('what is told of a customer', { modules }, (server) => {
  async function toldTo(shopper: Shopper): Promise<ProposeRequest> {
    const offer = await offerOf(server.deps, await shopper.record())
    return partnerProposal(await readyToPropose(server.deps, await shopper.row(), offer), offer.plan.final)
  }

  it('is that of one person where nobody said for whom it is', async () => {
    const shopper = await aShopper(server)
    await shopper.complete(digit)
    const offer = await offerOf(server.deps, await shopper.record())
    const { record, ...ready } = await readyToPropose(server.deps, await shopper.row(), offer)
    const { customerType: _, ...unsaid } = record
    expect(partnerProposal({ ...ready, record: unsaid }, offer.plan.final).proposer.type).toBe('individual')
  })

  const kept = () => server.db.select().from(kycChecks)

  it('to an insurer that needs no numbers contains none', async () => {
    const shopper = await aShopper(server)
    await shopper.complete(digit)
    const { proposer, kyc, nominee, vehicle, previous_policy } = await toldTo(shopper)
    expect(proposer).toEqual({
      type: 'individual',
      salutation: 'Ms',
      name: 'Asha Rani Sharma',
      gender: 'Female',
      date_of_birth: '1992-06-15',
      email: 'asha@example.com',
      mobile: '9876543210',
      address: '12 Lake Road, Civil Lines',
      pincode: '302001',
      city: 'Jaipur',
      state: 'Rajasthan',
    })
    expect(kyc).toMatchObject({ mode: 'ckyc', ckyc_number: expect.stringMatching(/^\d{14}$/) })
    expect(nominee).toEqual({
      name: 'Ravi Sharma',
      relation: 'Spouse',
      date_of_birth: '1990-02-01',
      gender: 'Male',
    })
    expect(vehicle).toMatchObject({ registration_number: 'RJ-14-CA-1234', engine_number: 'K12MN1234567' })
    expect(previous_policy).toEqual({
      insurer: 'ICICI Lombard General Insurance',
      number: 'OG-25-1234-5678',
      end: '2026-07-05',
    })
  })

  it('to an insurer that needs numbers contains them in full, though they are stored sealed', async () => {
    const shopper = await aShopper(server)
    await shopper.complete(unitedIndia, numbers)
    expect((await toldTo(shopper)).proposer).toMatchObject({ pan: 'ABCPE1234F', aadhaar: '234123412346' })
    expect((await shopper.submit()).status).toBe('success')
  })

  it('contains the PAN that KYC has proved, which is not asked for again', async () => {
    const shopper = await aShopper(server)
    await shopper.choose(unitedIndia)
    const record = { ...(await shopper.record()), kyc: await shopper.identify(unitedIndia) }
    const asked = knownAnswer(proposalEvents, 'person.given', record, server.clock.today())
    expect(asked).toMatchObject({ pan: 'ABCPSXXXXD', needs: ['pan', 'aadhaar'] })
    await shopper.complete(unitedIndia, { pan: asked.pan, aadhaar: numbers.aadhaar })
    expect((await toldTo(shopper)).proposer).toMatchObject({ pan: 'ABCPS1234D', aadhaar: '234123412346' })
    expect(JSON.stringify([await shopper.row(), await kept()])).not.toContain('ABCPS1234D')
  })

  it('in logs, rows and replies contains no number in full', async () => {
    const shopper = await aShopper(server)
    await shopper.complete(unitedIndia, numbers)
    await insurerDoes(server, unitedIndia, 'propose', { do: 'lost' })
    const said = [
      await shopper.submit(),
      await shopper.readProposal(),
      await shopper.read(),
      await shopper.row(),
      await shopper.proposals(),
      server.logText,
    ]
    for (const number of ['ABCPE1234F', 'ABCPS1234D', '234123412346', '2341 2341 2346'])
      expect(JSON.stringify(said)).not.toContain(number)
    const logged = server.logText
    for (const personal of ['Asha', '9876543210', 'Lake Road', 'K12MN1234567'])
      expect(logged).not.toContain(personal)
  })
})
