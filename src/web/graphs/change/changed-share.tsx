import type { ChangedShare } from '#contract/views/change.ts'
import { graphs as texts } from '#machines/reference/messages/graphs.ts'
import { pointsText, tenthsText } from '../numbers.ts'
import { intervalText, pText, verdictOf } from './change-text.ts'

type ChangedShareProps = { share: ChangedShare; verdicts: Record<ReturnType<typeof verdictOf>, string> }

/** Did it get better? In words first, then in numbers. */
export const ChangedShareAnswer = ({ share, verdicts }: ChangedShareProps) => (
  <span>
    <strong>{verdicts[verdictOf(share)]}</strong>
    {share.one !== null && share.other !== null && (
      <>
        : {texts.changes.against(tenthsText(share.one), tenthsText(share.other))}
        {share.test &&
          texts.changes.worth(pointsText(share.difference), intervalText(share.test), pText(share.test))}
      </>
    )}
    .
  </span>
)
