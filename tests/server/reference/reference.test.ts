import { expect, it } from 'vitest'
import * as lists from '#contract/reference/lists.calls.ts'
import { readMakes, readModels, readVariants } from '#contract/reference/vehicles.calls.ts'
import { previousInsurers } from '#machines/reference/lists.ts'
import { twoWheelerMakes } from '#machines/reference/makes.ts'
import { nomineeRelations } from '#machines/reference/people.ts'
import { reference } from '#server/reference/reference.routes.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'

describeOnEachDatabase('reference lists', { modules: [reference] }, (server) => {
  it('lists makes, models and variants, each within the one before [API-20, API-21, API-22, MOTOR-26]', async () => {
    const visitor = server.visitor()
    const makes = await visitor.call(readMakes, { vehicleType: '4w' })
    expect(makes.status).toBe('success')
    expect(makes.data).toHaveLength(15)
    expect(makes.data).toContainEqual({ value: 47, label: 'Maruti', logo: '/logos/makes/maruti.svg' })
    const bikes = await visitor.call(readMakes, { vehicleType: '2w' })
    expect(bikes.data.map(({ label }) => label)).toEqual(twoWheelerMakes.map(({ label }) => label))
    const models = await visitor.call(readModels, { vehicleType: '4w', makeId: 47 })
    expect(models.data.map(({ label }) => label).join(', ')).toBe(
      'Alto K10, Alto 800, Wagon R, Celerio, Swift, Baleno, Dzire, Brezza, Ertiga, Grand Vitara, Eeco',
    )
    expect(models.data).toContainEqual({ value: 4705, label: 'Swift' })
    expect(models.data.every(({ value }) => String(value).startsWith('47'))).toBe(true)
    const variants = await visitor.call(readVariants, { vehicleType: '4w', modelId: 4705 })
    expect(variants.data.map(({ label }) => label)).toEqual([
      'LXi',
      'VXi',
      'ZXi Plus AMT',
      'VXi CNG',
      'VDi (2005-2020)',
    ])
    expect(variants.data).toContainEqual({ value: 470501, label: 'LXi', fuelType: 'Petrol' })
    expect(variants.data.every(({ value }) => String(value).startsWith('4705'))).toBe(true)
    for (const ofNone of [
      await visitor.call(readModels, { vehicleType: '2w', makeId: 47 }),
      await visitor.call(readVariants, { vehicleType: '2w', modelId: 4705 }),
    ])
      expect(ofNone.data).toEqual([])
  })

  it('keeps bikes and cars apart', async () => {
    const visitor = server.visitor()
    const bikes = await visitor.call(readMakes, { vehicleType: '2w' })
    expect(bikes.data).toHaveLength(16)
    expect((await visitor.call(readModels, { vehicleType: '2w', makeId: 47 })).data).toEqual([])
    expect((await visitor.call(readVariants, { vehicleType: '2w', modelId: 4705 })).data).toEqual([])
    expect(await visitor.refused(readMakes, { vehicleType: 'gcv' })).toMatchObject({ http: 422 })
  })

  it('lists offices, insurers, pincodes and relations [API-23, API-24, API-25, API-26, API-28, REF-10]', async () => {
    const visitor = server.visitor()
    const { data: offices } = await visitor.call(lists.readRtos)
    expect(offices).toHaveLength(1356)
    expect(offices).toContainEqual({ value: 'RJ14', registered_city_name: expect.stringContaining('Jaipur') })
    const { data: insurers } = await visitor.call(lists.readPreviousInsurers)
    expect(insurers.map(({ label }) => label)).toEqual(previousInsurers.map(({ label }) => label))
    expect(insurers).toContainEqual({ value: 'ICICI', label: 'ICICI Lombard General Insurance' })
    const { data: places } = await visitor.call(lists.readPincodes)
    expect(places).toContainEqual(
      expect.objectContaining({ value: '302001', City: 'Jaipur', State: 'Rajasthan' }),
    )
    expect(await visitor.call(lists.readHealthPincodes)).toEqual({ status: 'success', data: places })
    const { data: relations } = await visitor.call(lists.readRelations)
    expect(relations).toHaveLength(24)
    expect(relations).toEqual(nomineeRelations.map((relation) => ({ value: relation, label: relation })))
    expect(nomineeRelations).toEqual(
      expect.arrayContaining(['Spouse', 'Mother', 'Father', 'Son', 'Daughter']),
    )
  })

  it('lists the financiers of an insurer by query, and knows no other insurer [API-27]', async () => {
    const visitor = server.visitor()
    const { data } = await visitor.call(lists.readFinanciers, { vehicleType: '4w', insurerId: 13 })
    expect(data).toContainEqual({ value: 'FIN002', label: 'HDFC Bank' })
    expect(await visitor.refused(lists.readFinanciers, { vehicleType: '4w', insurerId: 99 })).toMatchObject({
      http: 422,
      issues: [{ path: 'insurerId' }],
    })
    expect(await visitor.refused(lists.readFinanciers)).toMatchObject({ http: 422 })
  })

  it('lets a browser keep a list and ask whether it still holds', async () => {
    const visitor = server.visitor()
    const first = await visitor.fetch('/api/v1/motor/rto')
    expect(first.headers.get('cache-control')).toMatch(/^public, max-age=3600/)
    const again = await visitor.fetch('/api/v1/motor/rto', {
      headers: { 'if-none-match': first.headers.get('etag') ?? '' },
    })
    expect(again.status).toBe(304)
    expect(again.headers.get('cache-control')).toMatch(/^public, max-age=3600/)
  })

  it('lets nobody keep a refusal', async () => {
    const refused = await server.visitor().fetch('/api/v1/motor/getFiancierBanks')
    expect(refused.headers.get('cache-control')).toBe('no-store')
  })
})
