import type { ownDetailsMachine } from '#machines/account/profile/own-details.machine.ts'
import { profile as texts } from '#machines/reference/messages/profile.ts'
import { retainedSentence } from '#machines/reference/retention.ts'
import { formatDayWithYear } from '#machines/rules/dates.ts'
import { dayOf } from '#machines/rules/day.ts'
import type { Erasure } from '#machines/schemas/erasure.ts'
import { EventButton } from '../../journey/event-button.tsx'
import type { ViewProps } from '../../journey/journey.ts'
import { KeyValue } from '../../ui/facts/key-value.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import styles from './details.module.css'

/** What was erased just now, and what has to be kept. */
export function ReceiptDialog(view: ViewProps<typeof ownDetailsMachine>) {
  const { receipt } = view.model
  return (
    <Dialog
      open
      title={view.screen.title ?? ''}
      description={texts.erasure.saved}
      onClose={() => view.send({ type: 'receipt.closed' })}
      actions={<EventButton {...view} event="receipt.closed" size="medium" />}
    >
      {receipt && <Receipt {...receipt} />}
    </Dialog>
  )
}

const Receipt = (receipt: Erasure) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
  <section className={styles.details} aria-label="Receipt" tabIndex={0}>
    <KeyValue entries={erasedEntries(receipt)} />
    <section>
      <h3>{texts.erasure.kept}</h3>
      <ul className={styles.kept}>
        {receipt.kept.map(retainedSentence).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  </section>
)

/** What was erased, as a person reads it. */
const erasedEntries = ({ number, at, journeys, isProfileErased }: Erasure): [string, string][] => [
  [texts.erasure.number, number],
  [texts.erasure.at, formatDayWithYear(dayOf(new Date(at)))],
  [texts.erasure.journeys, String(journeys)],
  ...(isProfileErased ? [[texts.erasure.profile, texts.erasure.gone] as [string, string]] : []),
]
