import type { FunnelStepView } from '#contract/views/funnel.ts'
import { graphs as texts } from '#machines/reference/messages/graphs.ts'
import { linkClass } from '../../ui/actions/link.tsx'
import { Bar } from '../machine/bar.tsx'
import { cellText, durationText, smallShareText } from '../numbers.ts'
import styles from './funnel.module.css'

const { funnel } = texts

/** Step by step, each as wide as the share of visits that came there. */
export const FunnelSteps = ({ steps }: { steps: readonly FunnelStepView[] }) => (
  <ol className={styles.steps}>
    {steps.map((step) => (
      <li key={step.step} className={styles.step}>
        <p className={styles.name}>{funnel.steps[step.step]}</p>
        <p className={styles.visits}>
          <strong>{cellText(step.visits)}</strong>
          {step.share !== null && <span>{funnel.share(smallShareText(step.share))}</span>}
        </p>
        <div className={styles.share}>
          <Bar share={step.share ?? 0} />
        </div>
        <Places places={step.places} />
        <Onwards {...step} />
      </li>
    ))}
  </ol>
)

/** What became of those who came here. */
function Onwards({ goOn, lost, median }: FunnelStepView) {
  if (goOn === null && lost === null) return null
  return (
    <p className={styles.onwards}>
      {goOn !== null && <strong>{funnel.goOn(smallShareText(goOn))}</strong>}
      {lost !== null && lost !== 0 && <span className={styles.lost}>{funnel.lost(cellText(lost))}</span>}
      {typeof median === 'number' && <span>{funnel.median(durationText(median))}</span>}
    </p>
  )
}

const Places = ({ places }: Pick<FunnelStepView, 'places'>) => (
  <p className={styles.places}>
    <span className={styles.maps}>{funnel.maps}</span>
    {places.map(({ title, href }) => (
      <a key={href} href={href} className={linkClass.inline}>
        {title}
      </a>
    ))}
  </p>
)
