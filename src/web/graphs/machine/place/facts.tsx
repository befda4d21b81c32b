import type { EdgeNumbers, StateNumbers } from '#contract/views/graph-numbers.ts'
import { graphs as texts } from '#machines/reference/messages/graphs.ts'
import { cellText, dropOffText, durationText, shareText } from '../../numbers.ts'
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
      [texts.columns.journeys, cellText(state.journeys)],
      [texts.columns.entries, cellText(state.entries)],
      [texts.columns.median, durationText(state.median)],
      [texts.columns.p95, durationText(state.p95)],
      [texts.columns['drop-off'], dropOffText(state)],
      [texts.total.open, cellText(state.open)],
      [texts.total.finished, cellText(state.finished)],
      [texts.columns['off-model'], cellText(state.offModel)],
    ]}
  />
)

export const EdgeFacts = ({ edge }: { edge: EdgeNumbers }) => (
  <Facts
    facts={[
      [texts.columns.journeys, cellText(edge.journeys)],
      [texts.columns.events, cellText(edge.events)],
      [texts.columns.share, shareText(edge.share)],
    ]}
  />
)
