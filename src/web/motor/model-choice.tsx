import { useState } from 'react'
import type { motorMachine } from '#machines/motor/wizard/motor.machine.ts'
import { bodyTypeOf } from '#machines/reference/body-types.ts'
import { useList } from '../journey/form/lists.ts'
import type { ViewProps } from '../journey/journey.ts'
import { VehicleShape } from '../shared/motor/shape/vehicle-shape.tsx'
import { AnswerTile } from '../ui/choices/answer-tile.tsx'
import { TileGrid } from '../ui/choices/tile-grid.tsx'
import { filterOptions } from '../ui/inputs/filter-options.ts'
import { SearchBox } from '../ui/inputs/search-box.tsx'
import { OptionListState } from './list-state.tsx'

/** The models of a make, each with its shape. */
export function ModelChoice({ model, send }: ViewProps<typeof motorMachine>) {
  const { record } = model
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
      <TileGrid label="Model" recorded>
        {shown.map(({ value, label }) => (
          <AnswerTile
            key={value}
            label={label}
            icon={<VehicleShape body={bodyTypeOf(record.vehicleType ?? '4w', Number(value))} />}
            selected={record.model?.value === value}
            onSelect={() => send({ type: 'model.chosen', model: { value, label } })}
          />
        ))}
      </TileGrid>
      <OptionListState list={models} isEmpty={shown.length === 0} typed={typed} />
    </>
  )
}
