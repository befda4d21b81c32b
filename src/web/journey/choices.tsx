import type { Option } from '#machines/core/field.ts'
import { Tile, TileGrid } from '../ui/choices/tile-grid.tsx'
import { knownAnswers } from './form/known-answers.ts'
import type { Handle } from './journey.ts'
import { today } from './today.ts'

/** Tiles for the options of an event's only field: one press answers. */
export function Choices({ journey }: { journey: Handle }) {
  const { asks = '' } = journey.screen
  const definition = journey.journey.events[asks]
  const [question] = Object.entries(definition?.fields ?? {})
  if (!definition || !question) return null
  const [name, field] = question
  const known = knownAnswers(journey, asks)
  const { options = [] } = field
  const offered: readonly Option[] = typeof options === 'function' ? options(known, today()) : options
  return (
    <TileGrid label={definition.label}>
      {offered.map(({ value, label, hint, logo }) => (
        <Tile
          key={value}
          label={label}
          hint={hint}
          logo={logo}
          selected={known[name] === value}
          onSelect={() => journey.send({ type: asks, [name]: value })}
        />
      ))}
    </TileGrid>
  )
}
