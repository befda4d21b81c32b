import { labels } from './messages/labels.ts'
import { type VehicleKind, type VehicleModal, vehicleModals } from './policies.ts'

/**
 * `live` is sold; `preview` is sold under a 'Coming Soon' badge (C-01); `soon` only shows the coming-soon text
 * (C-02). Changing this one word makes a category live (ruling 3).
 */
type Availability = 'live' | 'preview' | 'soon'

/** What choosing a tile opens: a form on the home page, a route, or the coming-soon text. */
type Opens = 'registrationForm' | 'healthForm' | 'route' | 'comingSoon'

export const categoryKeys = ['health', 'bike', 'car', 'family', 'pet', 'travel'] as const
export type CategoryKey = (typeof categoryKeys)[number]

interface Entry {
  key: CategoryKey
  label: string
  live: Availability
  opens: Opens
  route: string | undefined
  vehicleType?: VehicleKind
}

const entries: readonly Entry[] = [
  { key: 'health', label: 'Health', live: 'preview', opens: 'healthForm', route: '/health' },
  { key: 'bike', label: 'Bike', live: 'live', opens: 'registrationForm', route: '/motor', vehicleType: '2w' },
  { key: 'car', label: 'Car', live: 'live', opens: 'registrationForm', route: '/motor', vehicleType: '4w' },
  { key: 'family', label: 'Family', live: 'soon', opens: 'route', route: undefined },
  { key: 'pet', label: 'Pet', live: 'soon', opens: 'route', route: '/pet' },
  { key: 'travel', label: 'Travel', live: 'soon', opens: 'route', route: undefined },
]

export interface Category extends Entry {
  badge: string | undefined
  vehicleModal: VehicleModal | undefined
}

/** The tiles of the home page and of the header's product menu, in order. */
export const categories: readonly Category[] = entries.map((entry) => ({
  ...entry,
  opens: entry.live === 'soon' ? 'comingSoon' : entry.opens,
  badge: entry.live === 'live' ? undefined : labels.comingSoonBadge,
  vehicleModal: entry.vehicleType && vehicleModals[entry.vehicleType],
}))

export const categoryOf = (key: string): Category | undefined =>
  categories.find((category) => category.key === key)
