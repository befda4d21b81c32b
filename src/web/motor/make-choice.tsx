import { useState } from 'react'
import type { motorMachine } from '#machines/motor/wizard/motor.machine.ts'
import { makesOf } from '#machines/reference/makes.ts'
import { useList } from '../journey/form/lists.ts'
import type { ViewProps } from '../journey/journey.ts'
import { AnswerTile } from '../ui/choices/answer-tile.tsx'
import { TileGrid } from '../ui/choices/tile-grid.tsx'
import { filterOptions } from '../ui/inputs/filter-options.ts'
import { SearchBox } from '../ui/inputs/search-box.tsx'
import { OptionListState } from './list-state.tsx'

/** The popular makes with their logos; the search covers all makes (C-44). */
export function MakeChoice({ model, send }: ViewProps<typeof motorMachine>) {
  const { record } = model
  const [typed, setTyped] = useState('')
  const all = useList('makes', record)
  const popular = makesOf(record.vehicleType ?? '4w')
  const known = [
    ...popular,
    ...all.entries.filter(({ value }) => !popular.some((make) => make.value === value)),
  ]
  const { shown } = typed === '' ? { shown: popular } : filterOptions(known, typed)
  return (
    <>
      <SearchBox label="Search all makes" value={typed} onChange={setTyped} />
      <TileGrid label="Make" recorded>
        {shown.map(({ value, label, logo }) => (
          <AnswerTile
            key={value}
            label={label}
            logo={logo}
            selected={record.make?.value === value}
            onSelect={() => send({ type: 'make.chosen', make: { value, label } })}
          />
        ))}
      </TileGrid>
      {typed !== '' && <OptionListState list={all} isEmpty={shown.length === 0} typed={typed} />}
    </>
  )
}
