import { graphs as texts } from '#machines/reference/messages/graphs.ts'
import type { EdgeNumbers, StateNumbers } from '#machines/schemas/graph-numbers.ts'
import { cellWords, dropOffWords, durationWords, shareWords } from '../../numbers.ts'
import styles from './place.module.css'

type FactsProps = { facts: readonly (readonly [name: string, value: string])[] }

const Facts = ({ facts }: FactsProps) => (
  <dl className={styles.facts}>
    {facts.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)

export const StateFacts = ({ state }: { state: StateNumbers }) => (
  <Facts
    facts={[
      [texts.columns.journeys, cellWords(state.journeys)],
      [texts.columns.entries, cellWords(state.entries)],
      [texts.columns.median, durationWords(state.median)],
      [texts.columns.p95, durationWords(state.p95)],
      [texts.columns['drop-off'], dropOffWords(state)],
      [texts.total.open, cellWords(state.open)],
      [texts.total.finished, cellWords(state.finished)],
      [texts.columns['off-model'], cellWords(state.offModel)],
    ]}
  />
)

export const EdgeFacts = ({ edge }: { edge: EdgeNumbers }) => (
  <Facts
    facts={[
      [texts.columns.journeys, cellWords(edge.journeys)],
      [texts.columns.events, cellWords(edge.events)],
      [texts.columns.share, shareWords(edge.share)],
    ]}
  />
)
