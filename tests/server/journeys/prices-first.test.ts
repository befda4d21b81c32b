import { beforeEach, expect, it } from 'vitest'
import { listJourneys } from '#contract/desk/journeys.calls.ts'
import { readFlow, saveFlow } from '#contract/flow/flow.calls.ts'
import { setReminder } from '#contract/journey/reminder.calls.ts'
import { sendResumeLink } from '#contract/journey/resume-link.calls.ts'
import { searchRegistration } from '#contract/registration/registration.calls.ts'
import { proposalEvents } from '#machines/motor/proposal/proposal.events.ts'
import { sampleVehicle } from '#machines/motor/record/samples.ts'
import { desk } from '#machines/reference/messages/desk.ts'
import { resume } from '#machines/reference/messages/resume.ts'
import { leads, transitions, vehiclesCache } from '#server/db/schema.ts'
import { type Identity, nobody } from '#server/http/caller.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'
import { anEmployee } from '../support/signed-in.ts'
import { aJourney, aSave, asha, policyEnding } from './asha.ts'
import { endDate } from './too-early-journey.ts'
import { withPlan } from './with-plan.ts'

const { registrationNumber } = asha.step1
const begun = [
  { type: 'vehicle.chosen', vehicleType: '4w' },
  { type: 'registration.given', registrationNumber, vehicleType: '4w' },
]
const { customerDetails: _, ...withoutContact } = asha.step5
const [dates, ownership] = [
  { type: 'dates.given', registrationDate: '2022-03-10', manufacturingYear: '2022', isNew: false },
  { type: 'ownership.given', customerType: 'individual', ownerChanged: 'no', isNew: false },
]
const contact = {
  type: 'contact.given',
  fullName: 'Asha Rani Sharma',
  mobile: '9876543210',
  email: 'asha@example.com',
}

let caller: Identity = nobody

describeOnEachDatabase('prices before a number', { deps: { identify: async () => caller } }, (server) => {
  beforeEach(() => {
    caller = nobody
  })
  const setting = (pricesFirst: boolean) => {
    server.deps.config = { ...server.deps.config, pricesFirst }
  }

  /** Answered up to its prices as a page of ours does, without a name and a number. */
  async function unnamed(end: string = asha.step6.pypSelection.PrePolicyEndDate, by: object = {}) {
    const visitor = server.visitor()
    let lead = (await visitor.call(saveFlow, aSave(1, { events: begun, ...by }))).data.data
    const save = async (step: number, different: object = {}) => {
      const { customerLeadId, version } = lead
      lead = (await visitor.call(saveFlow, aSave(step, { customerLeadId, version, ...different }))).data.data
    }
    for (const step of [2, 3, 4]) await save(step)
    await save(5, { step5: withoutContact, screen: 'vehicleDates', events: [dates, ownership] })
    await save(6, { step6: policyEnding(end) })
    const choose = async () => {
      lead = { ...lead, ...(await withPlan(server.db, visitor, lead)) }
    }
    const read = async () => (await visitor.call(readFlow, lead)).data
    const refused = (step: number, different: object) =>
      visitor.refused(saveFlow, aSave(step, { ...lead, ...different }))
    return { visitor, lead: () => lead, save, choose, read, refused }
  }

  it('are said to a journey when it begins, and to the search that it begins with', async () => {
    setting(true)
    const vehicle = sampleVehicle(server.clock.today())
    const fetchedAt = server.clock.now()
    await server.db.insert(vehiclesCache).values({ registrationNumber, reply: { vehicle }, fetchedAt })
    expect(await server.visitor().call(searchRegistration, { registrationNumber })).toMatchObject({
      pricesFirst: true,
    })
    const { data } = await server.visitor().call(saveFlow, aSave(1, { events: begun }))
    expect(data.data).toMatchObject({ pricesFirst: true })
    const all = { ...asha, step5: withoutContact }
    const home = await server.visitor().call(saveFlow, aSave(6, all))
    expect(home.data.data).toMatchObject({ pricesFirst: true })
  })

  it('are for customers on pages that can ask later', async () => {
    setting(true)
    const named = await server.visitor().call(saveFlow, aSave(5, asha))
    expect(named.data.data).not.toHaveProperty('pricesFirst')
    caller = anEmployee('ravi')
    const { data } = await server.visitor().call(saveFlow, aSave(1, { events: begun }))
    expect(data.data).not.toHaveProperty('pricesFirst')
    expect(await server.visitor().call(searchRegistration, { registrationNumber })).not.toHaveProperty(
      'pricesFirst',
    )
  })

  it('are not shown where the server is not set so', async () => {
    const { data } = await server.visitor().call(saveFlow, aSave(1, { events: begun }))
    expect(data.data).not.toHaveProperty('pricesFirst')
    const refused = await server.visitor().refused(saveFlow, aSave(6, { ...asha, step5: withoutContact }))
    expect(refused).toMatchObject({
      http: 422,
      code: 'invalid',
      issues: [{ path: 'fullName' }, { path: 'mobile' }],
    })
    expect(await server.db.select().from(leads)).toHaveLength(1)
  })

  it('stay as they are for a journey that has begun, whatever the setting becomes', async () => {
    setting(true)
    const journey = await unnamed()
    setting(false)
    expect(await journey.read()).toMatchObject({
      pricesFirst: true,
      processStep: 'step6',
      step5: { registrationDate: '2022-03-10' },
      leadsTo: { path: '/quotelist/{id}', activeStep: 9 },
    })
    const asked = await aJourney(server.visitor(), 4)
    setting(true)
    const [lead] = (await server.db.select().from(leads)).filter(({ id }) => id === asked.customerLeadId)
    expect(lead?.record).not.toHaveProperty('pricesFirst')
  })

  it('keep a chosen plan at the question who is buying, and let nothing past it', async () => {
    setting(true)
    const journey = await unnamed()
    await journey.choose()
    const [nominee] = proposalEvents['nominee.given'].samples(server.clock.today())
    const past = { screen: 'nominee', events: [{ ...nominee, type: 'nominee.given' }] }
    expect(await journey.refused(9, past)).toMatchObject({
      http: 409,
      current: { state: 'contact', event: 'nominee.given' },
    })
    await journey.save(5, { ...asha, screen: 'contact', events: [contact] })
    expect(await journey.read()).toMatchObject({
      processStep: 'step7',
      step5: asha.step5,
      step7: { selectedPlan: { caseId: 'case-1' } },
    })
    const moves = await server.db.select().from(transitions).orderBy(transitions.id)
    expect(moves.at(-1)).toMatchObject({ machine: 'proposal', fromState: 'contact', event: 'contact.given' })
    const [lead] = await server.db.select().from(leads)
    expect(lead).toMatchObject({ mobile: contact.mobile, customerName: contact.fullName })
  })

  it('take the number on the page of the prices, where it saves or shares them', async () => {
    setting(true)
    for (const type of ['contact.opened', 'sharing.opened']) {
      const journey = await unnamed()
      await journey.save(5, { ...asha, screen: 'quotation', events: [{ type }, contact] })
      expect(await journey.read()).toMatchObject({ processStep: 'step6', step5: asha.step5 })
    }
  })

  it('refuse it where nobody asks for it', async () => {
    setting(true)
    const journey = await unnamed()
    const unasked = await journey.refused(5, { ...asha, events: [contact], screen: 'previousPolicy' })
    expect(unasked).toMatchObject({ http: 409, code: 'not-now' })
    expect((await journey.read()).step5).toEqual(withoutContact)
  })

  it('send nothing before there is a number', async () => {
    setting(true)
    const journey = await unnamed(endDate)
    const { customerLeadId } = journey.lead()
    const remind = { customerLeadId, isWanted: true }
    const noNumber = { code: 'not-now', message: resume.noMobile }
    expect(await journey.visitor.refused(setReminder, remind)).toMatchObject(noNumber)
    expect(await journey.visitor.refused(sendResumeLink, { customerLeadId, by: 'sms' })).toMatchObject(
      noNumber,
    )
    await journey.save(5, {
      ...asha,
      screen: 'tooEarly',
      events: [{ type: 'reminder.opened' }, contact],
    })
    expect((await journey.read()).leadsTo).toMatchObject({ screen: 'tooEarly' })
    expect(await journey.visitor.call(setReminder, remind)).toMatchObject({ data: { isWanted: true } })
  })

  it('show the desk a journey without a name, to which no link can be sent', async () => {
    setting(true)
    const journey = await unnamed(undefined, { source: 'empl', emplId: 'ravi' })
    await journey.choose()
    caller = anEmployee('ravi')
    const { rows } = (await server.visitor().call(listJourneys, {})).data
    expect(rows).toEqual([
      expect.objectContaining({
        customerLeadId: journey.lead().customerLeadId,
        registrationNumber,
        insured: 'Maruti Swift VXi',
        next: desk.askForContact,
        links: [],
      }),
    ])
    expect(rows[0]).not.toHaveProperty('customerName')
    expect(rows[0]).not.toHaveProperty('mobile')
  })
})
