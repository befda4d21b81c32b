import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { RegisteredVehicle } from '#machines/motor/record/motor-record.ts'
import { sampleBike, sampleVehicle } from '#machines/motor/record/samples.ts'
import { vehiclesCache } from '#server/db/schema.ts'
import { partnerProposal } from '#server/proposals/partner-proposal.ts'
import { offerOf, readyToPropose } from '#server/proposals/ready.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'
import { aShopper, digit, modules, type Shopper } from './a-shopper.ts'

const numbers = { engineNumber: 'K12MN7654321', chassisNumber: 'MA3EWDE1S00123456' }

/** "Don't have a number", for a vehicle that is registered all the same. */
const unnumbered = {
  step1: {
    registrationNumber: '',
    vehicleType: '4w',
    IsVehicleNew: false,
    rtoCode: 'RJ14',
    RTOCityName: 'Jaipur',
  },
}

describeOnEachDatabase('a proposal beside the vehicle registry', { modules }, (server) => {
  const today = '2026-06-15'

  /** What the registry has under Asha's number. */
  async function hasRegistered(vehicle: RegisteredVehicle | null): Promise<void> {
    const row = { reply: { vehicle }, fetchedAt: server.clock.now() }
    await server.db
      .insert(vehiclesCache)
      .values({ registrationNumber: 'RJ-14-CA-1234', ...row })
      .onConflictDoUpdate({ target: vehiclesCache.registrationNumber, set: row })
  }
  async function answered(vehicle: object = {}): Promise<Shopper> {
    const shopper = await aShopper(server)
    await shopper.complete(digit)
    const known = (await shopper.record()).vehicle
    if (known) await shopper.save(10, { vehicle: { ...known, ...vehicle } })
    return shopper
  }

  it.each<[string, () => RegisteredVehicle, string, string]>([
    [
      'another class of vehicle',
      () => sampleBike(today),
      'vehicleDetails.given.registrationNumber',
      'a bike, Hero Splendor Plus',
    ],
    [
      'another make',
      () => ({ ...sampleVehicle(today), make: { value: 28, label: 'Honda' } }),
      'vehicleDetails.given.registrationNumber',
      'a car, Honda Swift',
    ],
    [
      'another chassis',
      () => ({ ...sampleVehicle(today), chassisNumber: 'MA3EWDE1S00999999' }),
      'vehicleDetails.given.chassisNumber',
      'another chassis number',
    ],
  ])('is not sent where the registry has %s', async (_, vehicle, path, words) => {
    const shopper = await answered()
    await hasRegistered(vehicle())
    expect(await shopper.refusedSubmit()).toMatchObject({
      http: 422,
      issues: [{ path, message: expect.stringContaining(words) }],
    })
    expect(await shopper.proposals()).toEqual([])
  })

  it('is not sent without the number of a registered vehicle, whose prices needed none', async () => {
    const shopper = await aShopper(server, unnumbered)
    await expect(shopper.complete(digit)).rejects.toThrow('"path":"registrationNumber"')
    expect(await shopper.refusedSubmit()).toMatchObject({ code: 'not-now' })
    expect(await shopper.proposals()).toEqual([])
  })

  it('looks the number up that came with the papers, and compares it with what was answered', async () => {
    const shopper = await aShopper(server, unnumbered)
    await shopper.complete(digit, {}, { registrationNumber: 'RJ-14-CA-1234' })
    await hasRegistered(sampleBike(today))
    expect(await shopper.refusedSubmit()).toMatchObject({
      http: 422,
      issues: [{ path: 'vehicleDetails.given.registrationNumber' }],
    })
    await hasRegistered(sampleVehicle(today))
    expect((await shopper.submit()).data.proposalStatus).toBe('proposalSuccess')
  })

  it('completes the numbers whose ends alone were shown, and keeps only these in the journey', async () => {
    const shopper = await answered({ engineNumber: 'XXXXXXXX4321', chassisNumber: 'XXXXXXXXXXXXX3456' })
    await hasRegistered({ ...sampleVehicle(today), ...numbers })
    const offer = await offerOf(server.deps, await shopper.record())
    const told = partnerProposal(
      await readyToPropose(server.deps, await shopper.row(), offer),
      offer.plan.final,
    )
    expect(told.vehicle).toMatchObject({
      engine_number: numbers.engineNumber,
      chassis_number: numbers.chassisNumber,
    })
    expect((await shopper.submit()).status).toBe('success')
    expect(JSON.stringify(await shopper.read())).not.toContain(numbers.engineNumber)
  })

  it('is not sent with the end of a number that the registry does not confirm', async () => {
    const shopper = await answered({ engineNumber: 'XXXXXXXX0000' })
    await hasRegistered({ ...sampleVehicle(today), ...numbers })
    expect(await shopper.refusedSubmit()).toMatchObject({
      http: 422,
      issues: [{ path: 'vehicleDetails.given.engineNumber' }],
    })
  })

  it('goes by the last answer of a registry that is down', async () => {
    const shopper = await answered()
    await hasRegistered(sampleBike(today))
    const longAgo = new Date(server.clock.now().getTime() - 48 * 3_600_000)
    const named = eq(vehiclesCache.registrationNumber, 'RJ-14-CA-1234')
    await server.db.update(vehiclesCache).set({ fetchedAt: longAgo }).where(named)
    const down = { ...server.deps, fetch: async () => new Response('', { status: 503 }) }
    const offer = await offerOf(server.deps, await shopper.record())
    await expect(readyToPropose(down, await shopper.row(), offer)).rejects.toThrow()
  })
})
