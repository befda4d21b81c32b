import { useEffect, useState } from 'react'
import { fetchCode } from '../browser/fetch-code.ts'
import { language } from './language.ts'
import type * as translatedPlaces from './translated-places.ts'

/** How a state, city or district, the town of a registration office, and a text with such names in it are read. */
export type PlaceNames = Pick<typeof translatedPlaces, 'placeLabel' | 'officeLabel' | 'inPlaceLabels'>

const same = (name: string) => name
const asStored: PlaceNames = { placeLabel: same, officeLabel: same, inPlaceLabels: same }

/** Places travel and are stored in English, so English pages have all names from the start. */
let known = language === 'en' ? asStored : undefined

/** Fetches the names where they are not here yet; names that cannot be had stay in English. */
export async function placeNames(): Promise<PlaceNames> {
  known ??= await fetchCode(() => import('./translated-places.ts')).catch(() => undefined)
  return known ?? asStored
}

/** The names for a view, which shows English ones until the others are here. */
export function usePlaceNames(): PlaceNames {
  const [names, setNames] = useState(known)
  useEffect(() => {
    if (!names) placeNames().then(setNames)
  }, [names])
  return names ?? asStored
}
