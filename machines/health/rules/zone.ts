import type { Pincode } from '../../reference/pincodes.ts'
import type { HealthRisk } from '../record/health-risk.ts'

type HealthZone = HealthRisk['zone']
type Place = Pick<Pincode, 'city' | 'state'>

/** Cities and districts that are not in the zone of their state. */
const cityZones: Readonly<Record<string, Readonly<Record<string, HealthZone>>>> = {
  Gujarat: { Ahmedabad: 1, Surat: 1, Vadodara: 1, Rajkot: 2 },
  Haryana: { Gurugram: 1, Faridabad: 1, Hisar: 1 },
  Karnataka: { Bengaluru: 2 },
  'Madhya Pradesh': { Indore: 2 },
  Maharashtra: { Mumbai: 1, 'Navi Mumbai': 1, Thane: 1, Palghar: 1, Pune: 2 },
  'Tamil Nadu': { Chennai: 2 },
  Telangana: { Hyderabad: 2 },
  'Uttar Pradesh': { Noida: 1, 'Greater Noida': 1, 'Gautam Buddha Nagar': 1, Ghaziabad: 1 },
  'West Bengal': { Kolkata: 2, Howrah: 2 },
}

/** States that are one city. */
const stateZones: Readonly<Record<string, HealthZone>> = { Delhi: 1, Chandigarh: 2 }

/** The zone of a city with a price of its own, else of its state, else that of the rest of India. */
export const healthZoneOf = ({ city, state }: Place): HealthZone =>
  cityZones[state]?.[city] ?? stateZones[state] ?? 3
