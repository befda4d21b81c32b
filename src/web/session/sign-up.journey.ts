import { signUpEvents } from '#machines/account/sign-up/sign-up.events.ts'
import { signUpMachine } from '#machines/account/sign-up/sign-up.machine.ts'
import { defineJourney } from '../journey/journey.ts'
import { notify } from './notify.ts'
import { signUpActors } from './sign-up-actors.ts'

export const signUpJourney = defineJourney({
  machine: signUpMachine.provide({ actors: signUpActors, actions: { notify } }),
  events: signUpEvents,
  answers: (_, { mobile, details }) => ({ mobile, ...details }),
})
