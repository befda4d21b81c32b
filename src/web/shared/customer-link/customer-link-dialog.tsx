import { type ReactNode, Suspense } from 'react'
import type { customerLinkMachine } from '#machines/purchase/links/customer-link.machine.ts'
import type { LinkKind } from '#machines/schemas/desk.ts'
import { EventButton } from '../../journey/event-button.tsx'
import type { ViewProps } from '../../journey/journey.ts'
import { useChild } from '../../journey/use-journey.ts'
import { lazily } from '../../lazily.ts'
import { buttonClass } from '../../ui/actions/button.tsx'
import { OutsideLink } from '../../ui/actions/link.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { ThreeDots } from '../../ui/feedback/three-dots.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { customerLinkJourney } from './customer-link.journey.ts'
import { Ways } from './ways.tsx'

const EventForm = lazily(async () => (await import('../../journey/form/event-form.tsx')).EventForm)

const titles: Record<LinkKind, string> = {
  resume: 'Send the resume link',
  payment: 'Send the payment link',
}
const leads: Record<LinkKind, string> = {
  resume: 'The customer goes on where the journey stands, after a code to their own phone.',
  payment: 'The customer sees what is to be paid and pays there. You cannot pay for them.',
}

/** The dialog for sending a customer a link, over the page of a machine that invokes `customerLink`. */
export function CustomerLinkDialog(view: ViewProps) {
  const journey = useChild(view, 'customerLink', customerLinkJourney)
  if (!journey) return null
  const { link } = journey.model
  return (
    <Dialog
      open
      title={titles[link]}
      description={leads[link]}
      onClose={() => journey.send({ type: 'closed' })}
    >
      <Stack>
        <Content {...journey} />
      </Stack>
    </Dialog>
  )
}

function Content(view: ViewProps<typeof customerLinkMachine>) {
  const { view: name = '', busy, problem } = view.screen
  const Part = parts[name]
  return (
    <>
      {busy && <ThreeDots label="Sending the link" />}
      {!busy && problem && name === 'chooseWay' && <Notice kind="error">{problem}</Notice>}
      {!busy && Part && <Part {...view} />}
    </>
  )
}

const parts: Record<string, (props: ViewProps<typeof customerLinkMachine>) => ReactNode> = {
  chooseWay: Ways,
  address: (view) => (
    <Suspense fallback={<Skeleton height="3.25rem" />}>
      <EventForm {...view} isInDialog isJudged />
    </Suspense>
  ),
  sent: (view) => (
    <>
      <Outcome {...view} />
      <EventButton {...view} event="another.sent" variant="secondary" size="medium" />
      <EventButton {...view} event="closed" size="medium" />
    </>
  ),
  whatsApp: (view) => {
    const { outcome } = view.model
    if (outcome?.kind !== 'ready') return null
    return (
      <>
        <p>The text is ready for {outcome.to}. Send it in WhatsApp.</p>
        <OutsideLink className={buttonClass({ size: 'large', wide: true })} href={outcome.url}>
          Open WhatsApp
        </OutsideLink>
        <EventButton {...view} event="another.sent" variant="secondary" size="medium" />
        <EventButton {...view} event="closed" variant="quiet" size="medium" />
      </>
    )
  },
}

function Outcome({ model }: ViewProps<typeof customerLinkMachine>) {
  const { outcome } = model
  if (outcome?.kind !== 'sent') return null
  return (
    <Notice kind="success" title={outcome.message}>
      It went to {outcome.to}.
    </Notice>
  )
}
