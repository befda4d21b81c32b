import { describe, expect, it } from 'vitest'
import { makesOf } from '#machines/reference/makes.ts'
import { models } from '#machines/reference/vehicles.ts'
import { type Described, matchVariant } from '#server/registry/match-variant.ts'

const swift: Described = {
  vehicleType: '4w',
  maker: 'MARUTI SUZUKI INDIA LTD',
  model: 'SWIFT VXI',
  fuel: 'PETROL',
  cubicCapacity: 1197,
  madeIn: 2022,
}
const found = (different: Partial<Described>) => {
  const match = matchVariant({ ...swift, ...different })
  return match && `${match.make.label} ${match.model.label} ${match.variant.label}`
}
const bike = { vehicleType: '2w', cubicCapacity: 0 } as const

describe('matching a registered vehicle', () => {
  it.each<[Partial<Described>, string]>([
    [{}, 'Maruti Swift VXi'],
    [{ model: 'MARUTI SWIFT VXI BSVI' }, 'Maruti Swift VXi'],
    [{ model: 'SWIFT ZXI PLUS AMT' }, 'Maruti Swift ZXi Plus AMT'],
    [{ model: 'SWIFT VXI CNG', fuel: 'PETROL/CNG' }, 'Maruti Swift VXi CNG'],
    [
      { model: 'SWIFT VDI', fuel: 'DIESEL', cubicCapacity: 1248, madeIn: 2018 },
      'Maruti Swift VDi (2005-2020)',
    ],
    [{ model: 'WAGONR LXI', cubicCapacity: 998 }, 'Maruti Wagon R LXi 1.0'],
    [{ model: 'ALTO K10 LXI', cubicCapacity: 998 }, 'Maruti Alto K10 LXi'],
    [
      {
        maker: 'TATA MOTORS LTD',
        model: 'NEXON EV CREATIVE PLUS MR',
        fuel: 'ELECTRIC(BOV)',
        cubicCapacity: 0,
      },
      'Tata Nexon EV Creative Plus MR',
    ],
    [
      { maker: 'MG MOTOR INDIA PVT LTD', model: 'HECTOR STYLE', cubicCapacity: 1451 },
      'Morris Garages Hector Style',
    ],
    [
      {
        maker: 'SKODA AUTO VOLKSWAGEN INDIA PVT LTD',
        model: 'TAIGUN TOPLINE 1.0 TSI AT',
        cubicCapacity: 999,
      },
      'Volkswagen Taigun Topline 1.0 TSI AT',
    ],
    [{ ...bike, maker: 'HERO MOTOCORP LTD', model: 'SPLENDOR PLUS I3S' }, 'Hero Splendor Plus i3S'],
    [
      { ...bike, maker: 'HERO HONDA MOTORS LTD', model: 'SPLENDOR NXG', madeIn: 2009 },
      'Hero Honda Splendor NXG',
    ],
    [
      { ...bike, maker: 'ROYAL-ENFIELD (UNIT OF EICHER LTD)', model: 'CLASSIC 350 HALCYON' },
      'Royal Enfield Classic 350 Halcyon',
    ],
    [{ ...bike, maker: 'BAJAJ AUTO LTD', model: 'KTM 200 DUKE ABS' }, 'KTM 200 Duke ABS'],
  ])('finds %o', (different, vehicle) => {
    expect(found(different)).toBe(vehicle)
  })

  it.each<[string, Partial<Described>]>([
    ['the variant is not told', { model: 'SWIFT' }],
    ['the variant is none of ours', { model: 'SWIFT GLX LIMITED' }],
    ['the maker is none of ours', { maker: 'HINDUSTAN MOTORS', model: 'AMBASSADOR' }],
    ['the model is another maker’s', { maker: 'TATA MOTORS LTD' }],
    ['the engine is another', { cubicCapacity: 1500 }],
    ['the fuel is another', { fuel: 'ELECTRIC(BOV)' }],
    ['the model was not yet made', { madeIn: 2003 }],
    ['it is of the other kind', { vehicleType: '2w' }],
  ])('finds none where %s', (_, different) => {
    expect(found(different)).toBeUndefined()
  })

  it('finds every vehicle of ours by its own words', () => {
    const lost = models.flatMap((model) => {
      const { vehicleType, makeId } = model
      const maker = makesOf(vehicleType).find(({ value }) => value === makeId)?.label ?? ''
      return model.variants
        .filter((variant) => {
          const { fuelType: fuel, cubicCapacity } = variant
          const described = {
            vehicleType,
            maker,
            fuel,
            cubicCapacity: cubicCapacity ?? 0,
            madeIn: model.to ?? 2025,
          }
          const match = matchVariant({ ...described, model: `${model.label} ${variant.label}` })
          return match?.variant !== variant
        })
        .map(({ label }) => `${maker} ${model.label} ${label}`)
    })
    expect(lost).toEqual([])
  })
})
