import type { VehicleKind } from './policies.ts'

export interface Make {
  value: number
  label: string
  logo: string
}

/** The popular two-wheeler makes with their ids (spec §3). */
export const twoWheelerMakes = [
  { value: 106, label: 'Hero', logo: '/logos/makes/hero.svg' },
  { value: 102, label: 'Honda', logo: '/logos/makes/honda-bikes.svg' },
  { value: 112, label: 'Bajaj', logo: '/logos/makes/bajaj.svg' },
  { value: 105, label: 'TVS', logo: '/logos/makes/tvs.svg' },
  { value: 107, label: 'Royal Enfield', logo: '/logos/makes/royal-enfield.svg' },
  { value: 114, label: 'Mahindra', logo: '/logos/makes/mahindra-bikes.svg' },
  { value: 103, label: 'Hero Honda', logo: '/logos/makes/hero-honda.svg' },
  { value: 111, label: 'Yamaha', logo: '/logos/makes/yamaha.svg' },
  { value: 129, label: 'KTM', logo: '/logos/makes/ktm.svg' },
  { value: 143, label: 'Jawa', logo: '/logos/makes/jawa.svg' },
  { value: 115, label: 'LML', logo: '/logos/makes/lml.svg' },
  { value: 118, label: 'Hyosung', logo: '/logos/makes/hyosung.svg' },
  { value: 119, label: 'BMW', logo: '/logos/makes/bmw-bikes.svg' },
  { value: 109, label: 'Ducati', logo: '/logos/makes/ducati.svg' },
  { value: 113, label: 'Harley-Davidson', logo: '/logos/makes/harley-davidson.svg' },
  { value: 121, label: 'Benelli', logo: '/logos/makes/benelli.svg' },
] as const satisfies readonly Make[]

/** The popular car makes with their ids (spec §3). */
export const carMakes = [
  { value: 47, label: 'Maruti', logo: '/logos/makes/maruti.svg' },
  { value: 77, label: 'Tata', logo: '/logos/makes/tata.svg' },
  { value: 28, label: 'Honda', logo: '/logos/makes/honda.svg' },
  { value: 24, label: 'Ford', logo: '/logos/makes/ford.svg' },
  { value: 30, label: 'Hyundai', logo: '/logos/makes/hyundai.svg' },
  { value: 36, label: 'Kia', logo: '/logos/makes/kia.svg' },
  { value: 42, label: 'Mahindra', logo: '/logos/makes/mahindra.svg' },
  { value: 54, label: 'Morris Garages', logo: '/logos/makes/morris-garages.svg' },
  { value: 67, label: 'Renault', logo: '/logos/makes/renault.svg' },
  { value: 72, label: 'Skoda', logo: '/logos/makes/skoda.svg' },
  { value: 79, label: 'Toyota', logo: '/logos/makes/toyota.svg' },
  { value: 81, label: 'Volkswagen', logo: '/logos/makes/volkswagen.svg' },
  { value: 82, label: 'Volvo', logo: '/logos/makes/volvo.svg' },
  { value: 3, label: 'Audi', logo: '/logos/makes/audi.svg' },
  { value: 7, label: 'BMW', logo: '/logos/makes/bmw.svg' },
] as const satisfies readonly Make[]

export const makesOf = (vehicleType: VehicleKind): readonly Make[] =>
  vehicleType === '2w' ? twoWheelerMakes : carMakes
