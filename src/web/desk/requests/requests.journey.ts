import { fromPromise } from 'xstate'
import {
  answerSupportRequest,
  closeSupportRequest,
  listSupportRequests,
} from '#contract/support/support.calls.ts'
import type { SupportRequest } from '#machines/schemas/support-request.ts'
import { supportDeskEvents } from '#machines/staff/support/support-desk.events.ts'
import { supportDeskMachine } from '#machines/staff/support/support-desk.machine.ts'
import { send } from '../../api-client/send.ts'
import { defineJourney } from '../../journey/journey.ts'
import { bodyOf } from '../../saving/calls.ts'
import { AnswerDialog } from './answer-dialog.tsx'
import { RequestsFailedView, RequestsView } from './requests.view.tsx'

type Told = { message: string }

const readRequests = fromPromise<readonly SupportRequest[], object>(
  async ({ signal }) => bodyOf(await send(listSupportRequests, {}, { signal })).data,
)
const answerRequest = fromPromise<Told, { number: string; answer: string }>(async ({ input }) =>
  bodyOf(await send(answerSupportRequest, input)),
)
const closeRequest = fromPromise<Told, { number: string }>(async ({ input }) =>
  bodyOf(await send(closeSupportRequest, input)),
)

export const requestsJourney = defineJourney({
  machine: supportDeskMachine.provide({ actors: { readRequests, answerRequest, closeRequest } }),
  events: supportDeskEvents,
  answers: (_, { answer }) => ({ answer }),
  draftOf: (_, { number }) => number,
  views: { requests: RequestsView, failed: RequestsFailedView },
  overlays: { answer: AnswerDialog },
})
