import { limits } from './limits.ts'

export interface Partner {
  name: string
  logo: string
}

const named: readonly [name: string, slug: string][] = [
  ['Digit', 'digit'],
  ['Bajaj Allianz', 'bajaj-allianz'],
  ['Future Generali', 'future-generali'],
  ['Zurich Kotak', 'zurich-kotak'],
  ['Universal Sompo', 'universal-sompo'],
  ['Magma HDI', 'magma-hdi'],
  ['United India', 'united-india'],
  ['Shriram', 'shriram'],
  ['ICICI Lombard', 'icici-lombard'],
  ['Tata AIG', 'tata-aig'],
  ['HDFC ERGO', 'hdfc-ergo'],
  ['Zuno', 'zuno'],
]

const markName = (number: number) => `Partner ${number}`

/** The strip 'Our Partners': the insurers, then neutral marks, so that no partnership is claimed (C-10). */
export const partners: readonly Partner[] = [
  ...named.map(([name, slug]) => ({ name, logo: `/logos/insurers/${slug}.svg` })),
  ...Array.from({ length: limits.partnerLogos - named.length }, (_, index) => ({
    name: markName(named.length + index + 1),
    logo: '/logos/partners/neutral.svg',
  })),
]
