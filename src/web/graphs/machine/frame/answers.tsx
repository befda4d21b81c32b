import type { GraphAnswers } from '#contract/views/graph-view.ts'
import { graphs as texts } from '#machines/reference/messages/graphs.ts'
import { linkClass } from '../../../ui/actions/link.tsx'
import type { Looking } from '../../address.ts'
import { durationText, pointsText, shareText } from '../../numbers.ts'
import styles from './answers.module.css'

type AnswersProps = { answers: GraphAnswers; to: Looking['to'] }

/** What an analyst asks first, in one line: how many finish, where the others leave, and what has changed. */
export function Answers({ answers: { finished, change, leaving, goingOn }, to }: AnswersProps) {
  if (finished === undefined && !leaving) return null
  return (
    <p className={styles.answers}>
      {finished !== undefined && (
        <span>
          <strong>{texts.finish(shareText(finished))}</strong>
          {change !== undefined && texts.change(pointsText(change))}.
        </span>
      )}
      {leaving && (
        <span>
          {texts.mostLeave} <Place id={leaving.id} title={leaving.title} to={to} /> (
          {texts.leaving(shareText(leaving.share), medianOf(leaving))}).
        </span>
      )}
      {goingOn && (
        <span>
          {texts.goOn(shareText(goingOn.share))} <Place id={goingOn.id} title={goingOn.words} to={to} />.
        </span>
      )}
    </p>
  )
}

type PlaceProps = { id: string; title: string; to: Looking['to'] }

const Place = ({ id, title, to }: PlaceProps) => (
  <a href={to({ at: id })} className={linkClass.inline}>
    {title}
  </a>
)

const medianOf = ({ median }: NonNullable<GraphAnswers['leaving']>) =>
  typeof median === 'number' ? durationText(median) : undefined
