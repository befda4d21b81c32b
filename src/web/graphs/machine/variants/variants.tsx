import { middleOf } from '#contract/views/graph-numbers.ts'
import { graphs as texts } from '#machines/reference/messages/graphs.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import type { Looking, ShownAs } from '../../address.ts'
import { cellText, shareText } from '../../numbers.ts'
import { Bar } from '../bar.tsx'
import styles from './variants.module.css'

type Variant = ShownAs<'variants'>['variants'][number]

/** Whole paths, the most common first. */
export function Variants({ shown: { variants, rare } }: { looking: Looking; shown: ShownAs<'variants'> }) {
  if (variants.length === 0 && rare.journeys === 0) {
    return <EmptyState title={texts.noTraffic}>{texts.noTrafficLead}</EmptyState>
  }
  const most = Math.max(...variants.map(({ journeys }) => middleOf(journeys)), 1)
  return (
    <div className={styles.variants}>
      <p className={styles.lead}>{texts.variantsLead}</p>
      {variants.length > 0 && (
        <ol className={styles.list}>
          {variants.map((variant) => (
            <VariantItem key={variant.id} variant={variant} most={most} />
          ))}
        </ol>
      )}
      {rare.variants !== 0 && (
        <p className={styles.rare}>{texts.rare(cellText(rare.variants), cellText(rare.journeys))}</p>
      )}
    </div>
  )
}

const VariantItem = ({ variant: { journeys, share, states }, most }: { variant: Variant; most: number }) => (
  <li className={styles.variant}>
    <p className={styles.count}>
      <strong>{cellText(journeys)}</strong>{' '}
      <span className={styles.share}>{share !== null && shareText(share)}</span>
      <Bar share={middleOf(journeys) / most} />
    </p>
    <ol className={styles.states}>
      {states.map((state, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a path may come by a state twice
        <li key={index} className={styles.state}>
          {state}
        </li>
      ))}
    </ol>
  </li>
)
