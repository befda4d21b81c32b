import { useEffect, useState } from 'react'
import { fetchCode } from '../browser/fetch-code.ts'
import { onIdle } from '../browser/on-idle.ts'
import { language } from './language.ts'
import type * as translatedPlaces from './translated-places.ts'

/** How a state, city or district, the town of a registration office, and a text with such names in it are read. */
export type PlaceNames = Pick<typeof translatedPlaces, 'placeLabel' | 'officeLabel' | 'inPlaceLabels'>

const same = (name: string) => name
const asStored: PlaceNames = { placeLabel: same, officeLabel: same, inPlaceLabels: same }

/** Places travel and are stored in English, so English pages have all names from the start. */
let known = language === 'en' ? asStored : undefined

/** How often the names are fetched again while there is a network. */
const moreTries = 2

/** Fetches the names where they are not here yet. */
export async function placeNames(): Promise<PlaceNames> {
  known ??= await fetchCode(() => import('./translated-places.ts'), moreTries)
  return known
}

/** The same for a page that can be shown without them: names that cannot be had stay in English. */
export const mayHavePlaceNames = (): Promise<PlaceNames> => placeNames().catch(() => asStored)

/** Fetches the names before a screen needs them, so that none is seen in English first, nor where the network is lost. */
export const placeNamesWhenIdle = (): void => {
  if (!known) onIdle(() => void mayHavePlaceNames())
}

/** The names for a view, which shows English ones until the others are here; the next view asks again for what could not be had. */
export function usePlaceNames(): PlaceNames {
  const [names, setNames] = useState(known)
  useEffect(() => {
    if (!names) placeNames().then(setNames, () => undefined)
  }, [names])
  return names ?? asStored
}
