import { paymentEvents } from '#machines/purchase/payment/payment.events.ts'
import { paymentMachine } from '#machines/purchase/payment/payment.machine.ts'
import { endJourney } from '../browser/forget-journey.ts'
import { defineJourney } from '../journey/journey.ts'
import { StillWorking } from '../journey/still-working.tsx'
import { customerLinkJourney } from '../shared/customer-link/customer-link.journey.ts'
import { CustomerLinkDialog } from '../shared/customer-link/customer-link-dialog.tsx'
import { leavePlan } from '../shared/plan/leave-plan.ts'
import { askForPayment, readPayment, readPolicy } from './actors.ts'
import { AwaitedView } from './awaited.view.tsx'
import { DocumentFailedView } from './document-failed.view.tsx'
import { FailedView } from './failed.view.tsx'
import { GatewayView } from './gateway.view.tsx'
import { IssuedView } from './issued.view.tsx'
import { LapsedView } from './lapsed.view.tsx'
import { PaidView } from './paid.view.tsx'
import { PendingView } from './pending.view.tsx'
import { SummaryView } from './summary.view.tsx'
import { UnreachedView } from './unreached.view.tsx'

/** Checkout, payment and policy document in the browser. */
export const paymentJourney = defineJourney({
  machine: paymentMachine.provide({
    actors: {
      requestPayment: askForPayment,
      readPayment,
      readPolicy,
      leavePlan,
      customerLink: customerLinkJourney.machine,
    },
  }),
  events: paymentEvents,
  views: {
    summary: SummaryView,
    waiting: StillWorking,
    checking: StillWorking,
    gateway: GatewayView,
    unreached: UnreachedView,
    awaited: AwaitedView,
    pending: PendingView,
    failed: FailedView,
    lapsed: LapsedView,
    paid: PaidView,
    documentFailed: DocumentFailedView,
    issued: IssuedView,
  },
  overlays: { link: CustomerLinkDialog },
  changed: ({ leadId }, { view }) => {
    if (view === 'issued') endJourney(leadId)
  },
})
