import type { ReactNode } from 'react'
import { plural } from '#machines/reference/plural.ts'
import { formatRupees } from '#machines/rules/money.ts'
import type { ViewProps } from '../../journey/journey.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { useMedia } from '../../ui/use-media.ts'
import styles from './edits.module.css'
import { lowestOf, type Slot } from './slots.ts'
import { wideScreen } from './wide-screen.ts'

type EditsSheetProps = Pick<ViewProps, 'send'> & { slots: readonly Slot[]; children: ReactNode }

/** The way back to the prices, with how many there are and the lowest of them. */
export function showPrices(slots: readonly Slot[]): string {
  const lowest = lowestOf(slots)
  if (lowest === undefined) return 'Show prices'
  const count = slots.filter(({ kind }) => kind === 'priced').length
  const price = formatRupees(lowest)
  return plural(count, `Show ${count} price, ${price}`, `Show ${count} prices from ${price}`)
}

/** What is priced, in a sheet, where it does not stand beside the prices already. */
export function EditsSheet({ send, slots, children }: EditsSheetProps) {
  const isWide = useMedia(wideScreen)
  const close = () => send({ type: 'closed' })
  return (
    <Dialog
      open
      title={isWide ? 'Change cover' : 'Change your details'}
      onClose={close}
      actions={<Button onClick={close}>{showPrices(slots)}</Button>}
    >
      {children}
    </Dialog>
  )
}

/** Editors that belong together, under their heading. */
export const EditsPart = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.part} aria-label={title}>
    <div className={styles.head}>
      <h2 className={styles.title}>{title}</h2>
    </div>
    {children}
  </section>
)
