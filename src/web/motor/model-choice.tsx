import { useState } from 'react'
import { useList } from '../journey/form/lists.ts'
import { Tile, TileGrid } from '../ui/choices/tile-grid.tsx'
import { filterOptions } from '../ui/inputs/filter-options.ts'
import { SearchBox } from '../ui/inputs/search-box.tsx'
import { ListState } from './list-state.tsx'
import type { MotorHandle } from './motor.journey.ts'

export function ModelChoice({ journey }: { journey: MotorHandle }) {
  const { record } = journey.context
  const [typed, setTyped] = useState('')
  const models = useList('models', record)
  const { shown } = filterOptions(models.entries, typed)
  return (
    <>
      <SearchBox
        label={`Search models of ${record.make?.label ?? 'this make'}`}
        value={typed}
        onChange={setTyped}
      />
      <TileGrid label="Model">
        {shown.map(({ value, label }) => (
          <Tile
            key={value}
            label={label}
            selected={record.model?.value === value}
            onSelect={() => journey.send({ type: 'model.chosen', model: { value, label } })}
          />
        ))}
      </TileGrid>
      <ListState list={models} isEmpty={shown.length === 0} typed={typed} />
    </>
  )
}
