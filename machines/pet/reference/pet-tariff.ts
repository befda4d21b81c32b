import type { Dated } from '../../reference/tariff.ts'
import type { PetSize } from './breeds.ts'

/** Percent of the sum insured a year up to an age in full years, inclusive. */
type AgeRate = { upTo: number; pct: number }

/** What a year of a pet costs: rupees, and percent as printed. */
export interface PetTariff extends Dated {
  ratePct: Readonly<Record<PetSize, readonly AgeRate[]>>
  flat: Readonly<Record<'thirdPartyLiability' | 'funeral' | 'petMinding', number>>
  /** Rupees paid to somebody whom a pet hurt. */
  liabilityLimit: number
  /** Of what the pet is worth. */
  pctOfValue: Readonly<Record<'mortality' | 'theftOrStraying', number>>
  terminalIllnessPctOfSum: number
  /** By rupees of cover a year. */
  opd: Readonly<Record<string, number>>
  /** Of the pet's premium before add-on covers. */
  discountPct: Readonly<Record<'microchip' | 'severalPets' | 'neutered', number>>
  /** Of every surgery, paid by the owner. */
  coPayPct: number
  gstPct: number
  waits: { illnessDays: number; illnessDaysWithoutMedical: number; withoutMedicalOverYears: number }
}

const ages = (young: number, grown: number, mature: number, old: number): AgeRate[] => [
  { upTo: 2, pct: young },
  { upTo: 4, pct: grown },
  { upTo: 7, pct: mature },
  { upTo: 10, pct: old },
]

/** Ours, shaped on public facts; what it assumes is shown beside every price. */
export const petTariff: readonly PetTariff[] = [
  {
    validFrom: '2021-01-01',
    source: 'Our model after public pet covers',
    ratePct: {
      small: ages(2.6, 3.2, 4.3, 6.5),
      medium: ages(3, 3.7, 5, 7.5),
      large: ages(3.6, 4.4, 6, 9),
      giant: [
        { upTo: 2, pct: 5 },
        { upTo: 4, pct: 6.5 },
        { upTo: 6, pct: 9 },
      ],
      cat: ages(2.4, 2.9, 4, 6),
    },
    flat: { thirdPartyLiability: 350, funeral: 150, petMinding: 200 },
    liabilityLimit: 200_000,
    pctOfValue: { mortality: 2.5, theftOrStraying: 1.2 },
    terminalIllnessPctOfSum: 1,
    opd: { '5000': 1100, '10000': 2000 },
    discountPct: { microchip: 5, severalPets: 5, neutered: 5 },
    coPayPct: 10,
    gstPct: 18,
    waits: { illnessDays: 30, illnessDaysWithoutMedical: 90, withoutMedicalOverYears: 4 },
  },
]
