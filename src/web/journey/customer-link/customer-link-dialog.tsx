import { lazy, type ReactNode, Suspense } from 'react'
import type { LinkKind } from '#machines/schemas/desk.ts'
import { buttonClass } from '../../ui/actions/button.tsx'
import { OutsideLink } from '../../ui/actions/link.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { ThreeDots } from '../../ui/feedback/three-dots.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import type { Handle } from '../journey.ts'
import { Press } from '../press.tsx'
import { useChild } from '../use-journey.ts'
import { type CustomerLinkHandle, customerLinkJourney } from './customer-link.journey.ts'
import { Ways } from './ways.tsx'

const EventForm = lazy(() =>
  import('../form/event-form.tsx').then((module) => ({ default: module.EventForm })),
)

const titles: Record<LinkKind, string> = {
  resume: 'Send the resume link',
  payment: 'Send the payment link',
}
const leads: Record<LinkKind, string> = {
  resume: 'The customer goes on where the journey stands, after a code to their own phone.',
  payment: 'The customer sees what is to be paid and pays there. You cannot pay for them.',
}

/** How a link gets to a customer, over the page of a machine that invokes `customerLink`. */
export function CustomerLinkDialog({ journey: parent }: { journey: Handle }) {
  const journey = useChild(parent, 'customerLink', customerLinkJourney)
  if (!journey) return null
  const { link } = journey.context
  return (
    <Dialog
      open
      title={titles[link]}
      description={leads[link]}
      onClose={() => journey.send({ type: 'closed' })}
    >
      <Stack>
        <Content journey={journey} />
      </Stack>
    </Dialog>
  )
}

function Content({ journey }: { journey: CustomerLinkHandle }) {
  const { view = '', busy, problem } = journey.screen
  const Part = parts[view]
  return (
    <>
      {busy && <ThreeDots label="Sending the link" />}
      {!busy && problem && view === 'chooseWay' && <Notice kind="error">{problem}</Notice>}
      {!busy && Part && <Part journey={journey} />}
    </>
  )
}

const parts: Record<string, (props: { journey: CustomerLinkHandle }) => ReactNode> = {
  chooseWay: ({ journey }) => <Ways journey={journey} />,
  address: ({ journey }) => (
    <Suspense fallback={<Skeleton height="3.25rem" />}>
      <EventForm journey={journey} isInDialog isJudged />
    </Suspense>
  ),
  sent: ({ journey }) => (
    <>
      <Outcome journey={journey} />
      <Press journey={journey} event="another.sent" variant="secondary" size="medium" />
      <Press journey={journey} event="closed" size="medium" />
    </>
  ),
  whatsApp: ({ journey }) => {
    const { outcome } = journey.context
    if (outcome?.kind !== 'ready') return null
    return (
      <>
        <p>The text is ready for {outcome.to}. Send it in WhatsApp.</p>
        <OutsideLink className={buttonClass({ size: 'large', wide: true })} href={outcome.url}>
          Open WhatsApp
        </OutsideLink>
        <Press journey={journey} event="another.sent" variant="secondary" size="medium" />
        <Press journey={journey} event="closed" variant="quiet" size="medium" />
      </>
    )
  },
}

function Outcome({ journey }: { journey: CustomerLinkHandle }) {
  const { outcome } = journey.context
  if (outcome?.kind !== 'sent') return null
  return (
    <Notice kind="success" title={outcome.message}>
      It went to {outcome.to}.
    </Notice>
  )
}
