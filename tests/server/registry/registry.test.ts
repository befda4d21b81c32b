import { beforeEach, expect, it } from 'vitest'
import type { VehicleRc } from '#contract/partners/registry.ts'
import { fromWireVehicle, toWireVehicle } from '#contract/registration/known-vehicle.ts'
import { searchRegistration } from '#contract/registration/registration.calls.ts'
import { vehiclesCache } from '#server/db/schema.ts'
import { registry } from '#server/registry/registry.routes.ts'
import { testConfig } from '../support/config.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'
import { anRc } from './an-rc.ts'

type Answer = () => Response | Promise<Response>
const party: { answer: Answer; asked: Request[] } = { answer: () => Response.error(), asked: [] }

/** The registry, as the next test wants it. */
const fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
  party.asked.push(new Request(input, init))
  return party.answer()
}
const answers = (rc: Partial<VehicleRc> = {}) => {
  party.answer = () => Response.json(anRc(rc))
}
const number = { registrationNumber: 'rj 14 ca 1234' }
const plate = (index: number) => ({ registrationNumber: `RJ-14-CA-${1000 + index}` })

describeOnEachDatabase('looking a vehicle up', { modules: [registry], deps: { fetch } }, (server) => {
  beforeEach(() => {
    party.asked.length = 0
    answers()
  })
  const search = async (told = number) => (await server.visitor().call(searchRegistration, told)).data

  it('tells anybody what vehicle it is, and nothing of its owner, insurance or own numbers [API-43]', async () => {
    const vehicle = await search()
    expect(vehicle).toEqual({
      registrationNumber: 'RJ-14-CA-1234',
      vehicleType: '4w',
      rtoCode: 'RJ14',
      RTOCityName: expect.stringContaining('Jaipur'),
      make: { value: 47, label: 'Maruti' },
      model: { value: 4705, label: 'Swift' },
      variantSelection: { value: 470502, label: 'VXi', fuelType: 'Petrol' },
      registrationDate: '2022-03-10',
      manufaturingDate: '2022-02-01',
    })
    expect(vehicle && toWireVehicle(fromWireVehicle(vehicle))).toEqual(vehicle)
  })

  it('asks the registry for the bare number, once with each request id, and shows our key', async () => {
    await search()
    const [asked] = party.asked
    expect(asked?.url).toBe(`${testConfig.partners.registry}/verification/vehicle-rc`)
    expect(asked?.headers.get('x-client-secret')).toBe(testConfig.secrets.partnerKey)
    expect(await asked?.json()).toEqual({
      vehicle_number: 'RJ14CA1234',
      verification_id: expect.stringMatching(/^[\w.-]{20,50}$/),
    })
  })

  it('asks at most once a day, and keeps nothing of the owner', async () => {
    const vehicle = await search()
    server.clock.advance(24 * 3_600_000 - 1)
    expect(await search({ registrationNumber: 'RJ14CA1234' })).toEqual(vehicle)
    expect(party.asked).toHaveLength(1)
    const [row] = await server.db.select().from(vehiclesCache)
    for (const personal of ['ASHA', 'MOHAN', '9876543210', 'Lake Road'])
      expect(JSON.stringify(row)).not.toContain(personal)
    server.clock.advance(1)
    await search()
    expect(party.asked).toHaveLength(2)
  })

  it.each<[string, Partial<VehicleRc>]>([
    ['whose variant we cannot tell', { model: 'SWIFT' }],
    ['that is off the road', { rc_status: 'SCRAPPED' }],
    ['whose record is not valid', { status: 'INVALID' }],
    ['that is a taxi', { class: 'Motor Cab(LPV)', vehicle_category: 'LPV' }],
  ])('does not recognise a vehicle %s', async (_, rc) => {
    answers(rc)
    expect(await search()).toBeNull()
  })

  it('knows nothing of a number without a record, and remembers that', async () => {
    party.answer = () => Response.json({ type: 'not_found', code: 'no_record', message: '' }, { status: 404 })
    expect(await search()).toBeNull()
    expect(await search()).toBeNull()
    expect(party.asked).toHaveLength(1)
  })

  it.each<[string, Answer]>([
    ['is down', () => Response.json({}, { status: 503 })],
    ['cannot be reached', () => Promise.reject(new TypeError('fetch failed'))],
    ['answers something else', () => Response.json({ owner: 'ASHA RANI SHARMA' })],
  ])('lets the person go on by hand where the registry %s, and asks again', async (_, answer) => {
    party.answer = answer
    expect(await search()).toBeNull()
    expect(server.logText).not.toContain('ASHA')
    answers()
    expect(await search()).not.toBeNull()
  })

  it('says what is wrong with a number that is no plate', async () => {
    expect(await server.visitor().refused(searchRegistration, { registrationNumber: 'hello' })).toMatchObject(
      {
        http: 422,
        issues: [{ path: 'registrationNumber', message: 'Enter a valid Number' }],
      },
    )
    expect(party.asked).toEqual([])
  })

  it('asks for twenty numbers an hour from one browser, and for others from the next', async () => {
    const visitor = server.visitor()
    for (let index = 0; index < 20; index += 1) await visitor.call(searchRegistration, plate(index))
    expect(await visitor.refused(searchRegistration, plate(20))).toMatchObject({ code: 'too-many' })
    expect((await visitor.call(searchRegistration, plate(19))).status).toBe('success')
    expect((await server.visitor().call(searchRegistration, plate(20))).status).toBe('success')
  })

  it('asks for sixty numbers an hour from one address; known ones do not count', async () => {
    for (let index = 0; index < 60; index += 1) await search(plate(index))
    expect(await server.visitor().refused(searchRegistration, plate(60))).toMatchObject({
      http: 429,
      code: 'too-many',
    })
    expect(await search(plate(0))).not.toBeNull()
  })
})
