import { fromPromise } from 'xstate'
import { openResumeLink } from '#contract/journey/resume-link.calls.ts'
import { productOf, products } from '#machines/products.ts'
import { resumeEvents } from '#machines/purchase/resume/resume.events.ts'
import {
  type OpenOutcome,
  type ReadOutcome,
  resumeMachine,
} from '#machines/purchase/resume/resume.machine.ts'
import { send } from '../../api-client/send.ts'
import { stillWantedOnline } from '../../browser/until-online.ts'
import { defineJourney } from '../../journey/journey.ts'
import { proveOwnerJourney } from '../../journey/prove-owner/prove-owner.journey.ts'
import { readJourney as read } from '../../saving/read-journey.ts'
import { navigationStateOf } from './navigation-state-of.ts'
import { NoJourneyView } from './no-journey.view.tsx'
import { OpeningView } from './opening.view.tsx'
import { ProvingView } from './proving.view.tsx'
import { ResumeFailedView } from './resume-failed.view.tsx'

const openLink = fromPromise<OpenOutcome, { link: string }>(async ({ input, signal }) => {
  await stillWantedOnline(signal)
  const sent = await send(openResumeLink, { token: input.link }, { signal })
  if (sent.ok) return { kind: 'opened', leadId: sent.body.data.customerLeadId, mobile: sent.body.data.mobile }
  if (sent.failure.code === 'gone') return { kind: 'gone' }
  throw new Error(sent.failure.message)
})

const readJourney = fromPromise<ReadOutcome, { leadId: string }>(async ({ input, signal }) => {
  await stillWantedOnline(signal)
  return read(input.leadId, signal)
})

const proveOwner = proveOwnerJourney.machine

/** Coming back to a journey, in the browser. */
export const resumeJourney = defineJourney({
  machine: resumeMachine.provide({ actors: { openLink, readJourney, proveOwner } }),
  events: resumeEvents,
  views: {
    waiting: OpeningView,
    proveOwner: ProvingView,
    resumeFailed: ResumeFailedView,
    noJourney: NoJourneyView,
  },
  children: { proveOwner: proveOwnerJourney },
  navigationState: ({ record, leadsTo, way }) => ({
    ...(record &&
      leadsTo && {
        state: navigationStateOf(record, leadsTo, productOf(products, record).navigationState(record)),
      }),
    replaces: way !== 'browser',
  }),
})
