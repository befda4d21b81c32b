import { Link } from '@tanstack/react-router'
import { type Cell, isMany } from '#contract/views/graph-numbers.ts'
import type { MachineCard as Card } from '#contract/views/graph-view.ts'
import { graphs as texts } from '#machines/reference/messages/graphs.ts'
import { linkClass } from '../../ui/actions/link.tsx'
import { Badge } from '../../ui/feedback/badge.tsx'
import { Drawing } from '../machine/map/drawing.tsx'
import { cellText } from '../numbers.ts'
import styles from './cards.module.css'

/** A machine: its small map, recent outcomes, and links to its map and its paths. */
export const MachineCard = ({ card }: { card: Card }) => (
  <li className={styles.card}>
    <div className={styles.mini} aria-hidden="true" inert>
      <Drawing svg={card.svg} />
    </div>
    <div className={styles.text}>
      <h2 className={styles.title}>
        <Link to="/graphs/$machine" params={{ machine: card.key }} className={linkClass.plain}>
          {card.title}
        </Link>
      </h2>
      <p className={styles.size}>
        {card.states} {card.states === 1 ? 'state' : 'states'}, {card.transitions}{' '}
        {card.transitions === 1 ? 'transition' : 'transitions'}
      </p>
      <Outcomes card={card} />
      <p className={styles.ways}>
        <Link to="/graphs/$machine/paths" params={{ machine: card.key }} className={linkClass.inline}>
          {texts.pathsOf(card.title)}
        </Link>
        {card.isMadeUp && <Badge tone="accent">{texts.madeUp}</Badge>}
        {isMany(card.refused) && <Badge tone="danger">{texts.refused(cellText(card.refused))}</Badge>}
      </p>
    </div>
  </li>
)

const Outcomes = ({ card: { journeys, dropped, offModel } }: { card: Card }) => (
  <dl className={styles.outcomes} aria-label={texts.lastWeeks}>
    <CardNumber name={texts.total.journeys} cell={journeys} />
    <CardNumber name={texts.total.dropped} cell={dropped} />
    <CardNumber name={texts.total.offModel} cell={offModel} isBad={offModel !== 0} />
  </dl>
)

const CardNumber = ({ name, cell, isBad }: { name: string; cell: Cell; isBad?: boolean }) => (
  <div data-bad={isBad || undefined}>
    <dt>{name}</dt>
    <dd>{cellText(cell)}</dd>
  </div>
)
