import type { PromiseActorLogic } from 'xstate'
import type { LoginInput, LoginOutput } from '#machines/account/login/login.machine.ts'
import { sessionEvents } from '#machines/account/session/session.events.ts'
import { sessionMachine } from '#machines/account/session/session.machine.ts'
import type { SignUpInput, SignUpOutput } from '#machines/account/sign-up/sign-up.machine.ts'
import { defineJourney } from '../journey/journey.ts'
import { lazyMachine } from '../journey/lazy-machine.ts'
import { sessionActors } from './session-actors.ts'

/** For the session the dialogs are one invoked machine with one output, loaded on demand. */
const login = lazyMachine(async () => (await import('./login.journey.ts')).loginJourney.machine, {
  kind: 'closed',
}) as unknown as PromiseActorLogic<LoginOutput, LoginInput>
const signUp = lazyMachine(async () => (await import('./sign-up.journey.ts')).signUpJourney.machine, {
  kind: 'closed',
}) as unknown as PromiseActorLogic<SignUpOutput, SignUpInput>

export const sessionJourney = defineJourney({
  machine: sessionMachine.provide({ actors: { ...sessionActors, login, signUp } }),
  events: sessionEvents,
})
