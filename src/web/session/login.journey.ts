import { loginEvents } from '#machines/account/login/login.events.ts'
import { loginMachine } from '#machines/account/login/login.machine.ts'
import { defineJourney } from '../journey/journey.ts'
import { loginActors } from './login-actors.ts'
import { notify } from './notify.ts'

export const loginJourney = defineJourney({
  machine: loginMachine.provide({ actors: loginActors, actions: { notify } }),
  events: loginEvents,
  answers: (asks, { mobile }) => (asks === 'mobile.given' && mobile !== '' ? { mobile } : {}),
})
