import { fromPromise } from 'xstate'
import { unlockNumber as unlockCall } from '#contract/desk/unlock.calls.ts'
import { unlockEvents } from '#machines/staff/unlock/unlock.events.ts'
import { unlockMachine } from '#machines/staff/unlock/unlock.machine.ts'
import { send } from '../../api-client/send.ts'
import { defineJourney } from '../../journey/journey.ts'
import { bodyOf } from '../../saving/calls.ts'

const unlockNumber = fromPromise<{ message: string }, { mobile: string }>(async ({ input: { mobile } }) =>
  bodyOf(await send(unlockCall, { mobileNumber: mobile })),
)

export const unlockJourney = defineJourney({
  machine: unlockMachine.provide({ actors: { unlockNumber } }),
  events: unlockEvents,
  answers: (_, { mobile }) => ({ mobile }),
})
