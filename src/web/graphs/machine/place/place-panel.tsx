import type { GraphPlace } from '#contract/views/graph-view.ts'
import { graphs as texts } from '#machines/reference/messages/graphs.ts'
import { cx } from '../../../ui/cx.ts'
import { CloseIcon } from '../../../ui/icons/interface.tsx'
import type { Looking } from '../../address.ts'
import { leavingView } from '../../address.ts'
import { cellText } from '../../numbers.ts'
import { EdgeFacts, StateFacts } from './facts.tsx'
import { Flows } from './flows.tsx'
import { LeavingPart } from './leaving.tsx'
import styles from './place.module.css'
import { ScreenUseTable } from './screen-use.tsx'

type PlacePanelProps = {
  looking: Looking
  place: GraphPlace
  /** On a narrow screen it stands at its lower edge, over what is too long to be read down to its end. */
  isSheet?: boolean
}

/** The numbers of a state or transition, where journeys came from and where they went. */
export function PlacePanel({ looking, place, isSheet }: PlacePanelProps) {
  const { to } = looking
  return (
    <aside aria-label={texts.place} className={cx(styles.panel, isSheet && styles.sheet)}>
      <header className={styles.head}>
        <h2 className={styles.title}>{place.title}</h2>
        <a href={to({ at: undefined })} className={styles.close} aria-label={texts.close}>
          <CloseIcon size={18} />
        </a>
      </header>
      {place.state && <p className={styles.within}>{place.state.within.join(' › ')}</p>}
      {place.state && <StateFacts state={place.state} />}
      {place.edge && <EdgeFacts edge={place.edge} />}
      <Flows title={texts.arrivals} edges={place.arrivals} end="source" to={to} />
      <Flows title={texts.departures} edges={place.departures} end="targets" to={to} />
      {place.state?.type === 'atomic' && <LeavingPart looking={looking} />}
      {place.use && <ScreenUseTable use={place.use} />}
      <OffModel events={place.offModel} />
      <p className={styles.ways}>
        <a href={to({ ...leavingView('journeys'), through: place.id })}>{texts.through}</a>
        {place.state?.type === 'atomic' && looking.query.view !== 'what-if' && (
          <a href={to(leavingView('what-if'))}>{texts.whatIf.ask}</a>
        )}
        {looking.query.detail === 'overview' && place.state && isCompound(place.state.type) && (
          <a href={to({ detail: 'expanded' })}>{texts.expand}</a>
        )}
      </p>
    </aside>
  )
}

const isCompound = (type: string) => type === 'compound' || type === 'parallel'

const OffModel = ({ events }: { events: GraphPlace['offModel'] }) =>
  events.length > 0 && (
    <section className={styles.part}>
      <h3 className={styles.subtitle}>{texts.offModel}</h3>
      <ul className={styles.flows}>
        {events.map(({ event, events: count }) => (
          <li key={event} className={styles.flow}>
            <span className={styles.words}>{event}</span>
            <span className={styles.count}>{cellText(count)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
