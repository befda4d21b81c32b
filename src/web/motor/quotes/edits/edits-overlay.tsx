import { useEffect } from 'react'
import type { EditPart } from '#machines/motor/quote-list/quote-list.events.ts'
import type { quoteListMachine } from '#machines/motor/quote-list/quote-list.machine.ts'
import { motorInsurers } from '#machines/reference/insurers.ts'
import type { ViewProps } from '../../../journey/journey.ts'
import { showPrices } from '../../../shared/quotes/edits-sheet.tsx'
import { slotsOf } from '../../../shared/quotes/slots.ts'
import { wideScreen } from '../../../shared/quotes/wide-screen.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { useMedia } from '../../../ui/use-media.ts'
import { Edits } from './edits.tsx'
import { partId } from './part.tsx'

/** Opens what is to be edited: in a sheet, or beside the prices where it is already visible. */
export function EditsOverlay(view: ViewProps<typeof quoteListMachine>) {
  return useMedia(wideScreen) ? <Beside {...view} /> : <Sheet {...view} />
}

function Beside({ model, send }: ViewProps<typeof quoteListMachine>) {
  useEffect(() => {
    send({ type: 'closed' })
    bringTo(model.part, 'center')
  })
  return null
}

const titles: Readonly<Record<EditPart, string>> = {
  cover: 'Change cover',
  idv: 'Change the insured value',
  claim: 'Change the previous policy',
  ncb: 'Change the previous policy',
  addOns: 'Change add-ons',
}

function Sheet(view: ViewProps<typeof quoteListMachine>) {
  const { part } = view.model
  useEffect(() => (part ? bringTo(part, 'start') : undefined), [part])
  const close = () => view.send({ type: 'closed' })
  return (
    <Dialog
      open
      title={part ? titles[part] : 'Change your details'}
      onClose={close}
      actions={<Button onClick={close}>{showPrices(slotsOf(motorInsurers, view.model, false))}</Button>}
    >
      <Edits {...view} only={part} />
    </Dialog>
  )
}

/** After the previous dialog has returned the focus. A sheet begins with the part, however long it is. */
function bringTo(part: Parameters<typeof partId>[0], block: ScrollLogicalPosition): () => void {
  const timer = setTimeout(() => {
    const target = document.getElementById(partId(part))
    target?.scrollIntoView({ block })
    target?.focus({ preventScroll: true })
  })
  return () => clearTimeout(timer)
}
