import { fromPromise } from 'xstate'
import { sendSupportRequest } from '#contract/support/support.calls.ts'
import type { SupportQuestion, SupportReceipt } from '#machines/schemas/support-request.ts'
import { supportRequestEvents } from '#machines/support/request/support-request.events.ts'
import { supportRequestMachine } from '#machines/support/request/support-request.machine.ts'
import { send } from '../../api-client/send.ts'
import { ownDetails } from '../../browser/policy-state/own-details.ts'
import { defineJourney } from '../../journey/journey.ts'
import { bodyOf } from '../../saving/calls.ts'

type Asked = { question: SupportQuestion | undefined }

const sendRequest = fromPromise<SupportReceipt, Asked>(async ({ input: { question } }) => {
  if (!question) throw new Error('Nothing was asked')
  return bodyOf(await send(sendSupportRequest, question)).data
})

export const supportRequestJourney = defineJourney({
  machine: supportRequestMachine.provide({ actors: { sendRequest } }),
  events: supportRequestEvents,
  answers: (_, { question }) => question ?? ownDetails(),
})
