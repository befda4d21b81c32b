import { useState } from 'react'
import * as v from 'valibot'
import type { motorMachine } from '#machines/motor/wizard/motor.machine.ts'
import { fuelTypes } from '#machines/reference/policies.ts'
import { wordLabel } from '#machines/reference/word-labels.ts'
import { chosenVariant } from '#machines/schemas/basics.ts'
import type { Entry } from '../journey/form/list-sources.ts'
import { useList } from '../journey/form/lists.ts'
import type { ViewProps } from '../journey/journey.ts'
import { AnswerTile } from '../ui/choices/answer-tile.tsx'
import { TileGrid } from '../ui/choices/tile-grid.tsx'
import { filterOptions } from '../ui/inputs/filter-options.ts'
import { SearchBox } from '../ui/inputs/search-box.tsx'
import { Stack } from '../ui/layout/stack.tsx'
import { OptionListState } from './list-state.tsx'

/** The variants of a model, fuel by fuel. */
export function VariantChoice({ model, send }: ViewProps<typeof motorMachine>) {
  const { record } = model
  const [typed, setTyped] = useState('')
  const variants = useList('variants', record)
  const { shown } = filterOptions(variants.entries, typed)
  const choose = ({ answer }: Entry) =>
    send({ type: 'variant.chosen', variant: v.parse(chosenVariant, answer) })
  return (
    <>
      <SearchBox
        label={`Search variants of ${record.model?.label ?? 'this model'}`}
        value={typed}
        onChange={setTyped}
      />
      {fuelsOf(shown).map(([fuel, entries]) => (
        <Stack key={fuel} gap="small">
          <h2>{fuel}</h2>
          <TileGrid label={`${fuel} variants`} recorded>
            {entries.map((entry) => (
              <AnswerTile
                key={entry.value}
                label={entry.label}
                selected={record.variant?.value === entry.value}
                onSelect={() => choose(entry)}
              />
            ))}
          </TileGrid>
        </Stack>
      ))}
      <OptionListState list={variants} isEmpty={shown.length === 0} typed={typed} />
    </>
  )
}

const fuelsOf = (entries: readonly Entry[]) =>
  fuelTypes
    .map(wordLabel)
    .map((fuel) => [fuel, entries.filter(({ hint }) => hint === fuel)] as const)
    .filter(([, ofFuel]) => ofFuel.length > 0)
