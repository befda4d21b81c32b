import { useState } from 'react'
import * as v from 'valibot'
import type { motorMachine } from '#machines/motor/wizard/motor.machine.ts'
import { bigCities } from '#machines/reference/big-cities.ts'
import { chosenCity } from '#machines/schemas/basics.ts'
import type { Entry } from '../journey/form/list-sources.ts'
import { useList } from '../journey/form/lists.ts'
import type { ViewProps } from '../journey/journey.ts'
import { type PlaceNames, usePlaceNames } from '../language/place-names.ts'
import { AnswerTile } from '../ui/choices/answer-tile.tsx'
import { TileGrid } from '../ui/choices/tile-grid.tsx'
import { filterOptions } from '../ui/inputs/filter-options.ts'
import { SearchBox } from '../ui/inputs/search-box.tsx'
import { OptionListState } from './list-state.tsx'

const biggest = ({ officeLabel }: PlaceNames): readonly Entry[] =>
  bigCities.map((rto) => ({
    value: rto.value,
    label: `${officeLabel(rto.city)} (${rto.value})`,
    answer: rto,
  }))

/** The biggest cities, one tap each; the search covers every registration office. */
export function CityChoice({ model, send }: ViewProps<typeof motorMachine>) {
  const [typed, setTyped] = useState('')
  const names = usePlaceNames()
  const all = useList('rtos')
  const { shown } = typed === '' ? { shown: biggest(names) } : filterOptions(all.entries, typed)
  const choose = ({ answer }: Entry) => send({ type: 'city.chosen', rto: v.parse(chosenCity, answer) })
  return (
    <>
      <SearchBox label="Search all cities" value={typed} onChange={setTyped} />
      <TileGrid label="Registration city" recorded>
        {shown.map((entry) => (
          <AnswerTile
            key={entry.value}
            label={entry.label}
            selected={model.record.rto?.value === entry.value}
            onSelect={() => choose(entry)}
          />
        ))}
      </TileGrid>
      {typed !== '' && <OptionListState list={all} isEmpty={shown.length === 0} typed={typed} />}
    </>
  )
}
