import { limits } from '#machines/reference/limits.ts'
import { countVariants, statesOf } from '../queries/variants.ts'
import { placeTitle } from '../suppression/place.ts'
import { few } from '../suppression/small-counts.ts'
import type { View } from '../viewing.ts'

const { fewest, variantRows } = limits.graphs

/** Complete paths taken by at least ten journeys. */
export const variantsView: View = async (tx, { machine: { version }, selection, numbers }) => {
  const counted = await countVariants(tx, selection, { fewest, most: variantRows })
  const variants = counted.filter(({ journeys }) => journeys > 0)
  const steps = await statesOf(
    tx,
    variants.map(({ sampleId }) => sampleId),
  )
  const title = (key: number) => placeTitle(version.graph, version.states.idOf(key) ?? '')
  const { rareVariants, rareJourneys } = counted[0] ?? { rareVariants: 0, rareJourneys: 0 }
  const shown = {
    view: 'variants' as const,
    variants: variants.map(({ variant, journeys, sampleId }) => ({
      id: variant,
      journeys,
      share: journeys / numbers.totals.journeys,
      states: steps.filter(({ journey }) => journey === sampleId).map(({ state }) => title(state)),
    })),
    rare: { variants: few(rareVariants, rareJourneys), journeys: few(rareJourneys, rareJourneys) },
  }
  return () => ({ shown })
}
