import type { Option } from '#machines/core/field.ts'
import { today } from '../browser/today.ts'
import { AnswerTile } from '../ui/choices/answer-tile.tsx'
import { TileGrid } from '../ui/choices/tile-grid.tsx'
import { knownAnswers } from './form/known-answers.ts'
import type { ViewProps } from './journey.ts'

/** Tiles for the options of an event's only field; one press submits. */
export function EventChoices({ journey, model, screen, send }: ViewProps) {
  const { asks = '' } = screen
  const definition = journey.events[asks]
  const [question] = Object.entries(definition?.fields ?? {})
  if (!definition || !question) return null
  const [name, field] = question
  const known = knownAnswers({ journey, model }, asks)
  const { options = [] } = field
  const offered: readonly Option[] = typeof options === 'function' ? options(known, today()) : options
  return (
    <TileGrid label={definition.label} recorded={field.recorded}>
      {offered.map(({ value, label, hint, logo }) => (
        <AnswerTile
          key={value}
          label={label}
          hint={hint}
          logo={logo}
          selected={known[name] === value}
          onSelect={() => send({ type: asks, [name]: value })}
        />
      ))}
    </TileGrid>
  )
}
