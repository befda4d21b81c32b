import type { WhatIfAnswer } from '#contract/views/what-if.ts'
import { graphs } from '#machines/reference/messages/graphs.ts'
import type { Looking, ShownAs } from '../../address.ts'
import { cellText, pointsText, tenthsText } from '../../numbers.ts'
import { Canvas } from '../map/canvas.tsx'
import { DetailChoice } from '../map/toolbar.tsx'
import { ChangeForm } from './change-form.tsx'
import styles from './what-if.module.css'

const { whatIf: texts } = graphs

type WhatIfProps = { looking: Looking; shown: ShownAs<'what-if'> }

/** What a change at a state would do: in words first, then what they rest on; below the map to choose on. */
export const WhatIf = ({ looking, shown }: WhatIfProps) => (
  <div className={styles.whatIf}>
    <ChangeForm looking={looking} shown={shown} />
    <div role="status">
      {typeof shown.answer === 'object' ? (
        <Answer looking={looking} shown={shown} answer={shown.answer} />
      ) : (
        <p>{shown.answer === 'few' ? texts.few : texts.unchosen}</p>
      )}
    </div>
    <DetailChoice query={looking.query} to={looking.to} />
    <Canvas looking={looking} drawing={shown} />
  </div>
)

function Answer({ looking: { query }, shown, answer }: WhatIfProps & { answer: WhatIfAnswer }) {
  const { came, left, leaving, wentOn, now, predicted, low, high } = answer
  const step = shown.states.find(({ id }) => id === query.at)?.title ?? ''
  const change =
    query.change === 'removed'
      ? texts.removed(step)
      : texts.leaving(step, tenthsText(leaving.predicted), tenthsText(leaving.now))
  return (
    <div className={styles.answer}>
      <p>
        {change}, <strong>{texts.would(tenthsText(predicted.share), tenthsText(now.share))}</strong> (
        {texts.difference(pointsText((predicted.share - now.share) * 100))},{' '}
        {texts.interval(tenthsText(low.share), tenthsText(high.share))}).
      </p>
      <p>
        {texts.month(
          cellText(predicted.journeys),
          cellText(low.journeys),
          cellText(high.journeys),
          cellText(now.journeys),
        )}
        .
      </p>
      <p className={styles.note}>
        {texts.basis(cellText(came), cellText(left), tenthsText(wentOn))} <strong>{texts.assumption}</strong>{' '}
        {texts.note}
      </p>
    </div>
  )
}
