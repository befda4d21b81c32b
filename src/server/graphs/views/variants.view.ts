import { shareOf } from '#contract/views/graph-numbers.ts'
import { limits } from '#machines/reference/limits.ts'
import { placeTitle } from '../disclosure/place.ts'
import { countVariants, statesOf } from '../queries/variants.ts'
import { disclosePartsOf } from '../rounding.ts'
import type { View } from '../viewing.ts'

const { fewest, variantRows } = limits.graphs
const rareName = 'journeys of rare variants'

/** Complete paths that are told to be taken by more than ten journeys. */
export const variantsView: View = async (tx, { machine: { version }, selection, numbers, disclose }) => {
  const counted = await countVariants(tx, selection, { fewest, most: variantRows })
  const told = counted
    .filter(({ journeys }) => journeys > 0)
    .map((one) => ({ ...one, told: disclose(`variant ${one.variant}`, one.journeys) }))
  const variants = told.filter((one) => one.told !== 'few')
  const atFewest = variants.filter(({ journeys }) => journeys === fewest).length
  const steps = await statesOf(
    tx,
    variants.map(({ sampleId }) => sampleId),
  )
  const title = (key: number) => placeTitle(version.graph, version.states.idOf(key) ?? '')
  const { rareVariants, rareJourneys } = counted[0] ?? { rareVariants: 0, rareJourneys: 0 }
  const rare = {
    variants: rareVariants - atFewest,
    journeys: rareJourneys - atFewest * fewest,
  }
  const all = disclose('journeys', numbers.totals.journeys)
  const shown = {
    view: 'variants' as const,
    variants: variants.map(({ variant, told: journeys, sampleId }) => ({
      id: variant,
      journeys,
      share: shareOf(journeys, all),
      states: steps.filter(({ journey }) => journey === sampleId).map(({ state }) => title(state)),
    })),
    rare: {
      variants: disclosePartsOf(disclose, rareName, rare.journeys)(
        'rare variants',
        rare.variants,
        rare.journeys,
      ),
      journeys: disclose(rareName, rare.journeys),
    },
  }
  return () => ({ shown })
}
