import type { quoteListMachine } from '#machines/motor/quote-list/quote-list.machine.ts'
import { messages } from '#machines/reference/messages.ts'
import type { ViewProps } from '../../../journey/journey.ts'
import { Button, buttonClass } from '../../../ui/actions/button.tsx'
import { OutsideLink } from '../../../ui/actions/link.tsx'
import { ThreeDots } from '../../../ui/feedback/three-dots.tsx'
import { Field } from '../../../ui/inputs/field.tsx'
import { TextInput } from '../../../ui/inputs/text-input.tsx'
import { copyLink } from '../../../ui/overlays/copy-link.ts'
import { Dialog } from '../../../ui/overlays/dialog.tsx'

/** A read-only link to these prices. */
export function SharingDialog({ model, send, journey }: ViewProps<typeof quoteListMachine>) {
  const { link } = model
  return (
    <Dialog
      open
      size="small"
      title={journey.events['sharing.opened']?.label ?? ''}
      description="Whoever has the link sees the vehicle’s model and the prices for seven days: no name, no number, no plate."
      onClose={() => send({ type: 'closed' })}
    >
      {link === undefined ? <ThreeDots label="Making the link" /> : <Link url={link} />}
    </Dialog>
  )
}

function Link({ url }: { url: string }) {
  const copy = () => copyLink(url, messages.journey.linkCopied)
  return (
    <>
      <Field label="Link">
        <TextInput
          readOnly
          value={url}
          onChange={() => undefined}
          onFocus={({ target }) => target.select()}
        />
      </Field>
      <Button wide onClick={() => void copy()}>
        Copy link
      </Button>
      <OutsideLink
        className={buttonClass({ variant: 'secondary', wide: true })}
        href={`https://wa.me/?text=${encodeURIComponent(`Insurance prices to compare: ${url}`)}`}
      >
        Send by WhatsApp
      </OutsideLink>
    </>
  )
}
