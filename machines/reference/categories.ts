import { labels } from './messages/labels.ts'
import { type VehicleKind, type VehicleModal, vehicleModals } from './policies.ts'

/**
 * `live` is sold; `preview` is sold under a 'Coming Soon' badge (C-01); `soon` only shows the coming-soon text
 * (C-02). Changing this one word makes a category live (ruling 3).
 */
type Availability = 'live' | 'preview' | 'soon'

/** What choosing a tile opens: a form on the home page, a route, or the coming-soon text. */
type Opens = 'registrationForm' | 'healthForm' | 'route' | 'comingSoon'

interface Entry {
  key: string
  label: string
  /** The `quoteType` of the product behind it; absent while there is none. */
  product?: string
  live: Availability
  opens: Opens
  route: string | undefined
  vehicleType?: VehicleKind
}

const entries = [
  {
    key: 'health',
    label: 'Health',
    product: 'health',
    live: 'preview',
    opens: 'healthForm',
    route: '/health',
  },
  {
    key: 'bike',
    label: 'Bike',
    product: 'motor',
    live: 'live',
    opens: 'registrationForm',
    route: '/motor',
    vehicleType: '2w',
  },
  {
    key: 'car',
    label: 'Car',
    product: 'motor',
    live: 'live',
    opens: 'registrationForm',
    route: '/motor',
    vehicleType: '4w',
  },
  { key: 'family', label: 'Family', live: 'soon', opens: 'route', route: undefined },
  { key: 'pet', label: 'Pet', product: 'pet', live: 'soon', opens: 'route', route: '/pet' },
  { key: 'travel', label: 'Travel', live: 'soon', opens: 'route', route: undefined },
] as const satisfies readonly Entry[]

export type CategoryKey = (typeof entries)[number]['key']
export const categoryKeys = entries.map(({ key }) => key)

type OfProduct = Extract<(typeof entries)[number], { product: string }>
/** The `quoteType` of each product. What else a new one needs, the compiler names. */
export type ProductKey = OfProduct['product']
/** The categories that are insured by a product. */
export const insuredCategories: readonly OfProduct[] = entries.filter((entry) => 'product' in entry)

export interface Category extends Entry {
  key: CategoryKey
  badge: string | undefined
  vehicleModal: VehicleModal | undefined
}

/** The tiles of the home page and of the header's product menu, in order. */
export const categories: readonly Category[] = entries.map((entry: Entry & { key: CategoryKey }) => ({
  ...entry,
  opens: entry.live === 'soon' ? 'comingSoon' : entry.opens,
  badge: entry.live === 'live' ? undefined : labels.comingSoonBadge,
  vehicleModal: entry.vehicleType && vehicleModals[entry.vehicleType],
}))

export const categoryOf = (key: string): Category | undefined =>
  categories.find((category) => category.key === key)
