import { useEffect } from 'react'
import { Button } from '../../ui/actions/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { useMedia } from '../../ui/use-media.ts'
import type { QuoteListProps } from '../quote-list.journey.ts'
import { wideScreen } from '../wide-screen.ts'
import { Edits } from './edits.tsx'
import { partId } from './part.tsx'

/** Brings what is to be edited before the person: in a sheet, or beside the prices where it stands already. */
export function EditsOverlay({ journey }: QuoteListProps) {
  return useMedia(wideScreen) ? <Beside journey={journey} /> : <Sheet journey={journey} />
}

function Beside({ journey }: QuoteListProps) {
  useEffect(() => {
    journey.send({ type: 'closed' })
    bringTo(journey.context.part)
  })
  return null
}

function Sheet({ journey }: QuoteListProps) {
  const { part } = journey.context
  useEffect(() => (part ? bringTo(part) : undefined), [part])
  const close = () => journey.send({ type: 'closed' })
  return (
    <Dialog
      open
      title="What the prices are for"
      onClose={close}
      actions={<Button onClick={close}>Show prices</Button>}
    >
      <Edits journey={journey} />
    </Dialog>
  )
}

/** Once the dialog before it has given the focus back. */
function bringTo(part: Parameters<typeof partId>[0]): () => void {
  const timer = setTimeout(() => {
    const target = document.getElementById(partId(part))
    target?.scrollIntoView({ block: 'center' })
    target?.focus({ preventScroll: true })
  })
  return () => clearTimeout(timer)
}
