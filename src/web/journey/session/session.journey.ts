import type { PromiseActorLogic } from 'xstate'
import type { LoginInput, LoginOutput } from '#machines/login/login.machine.ts'
import { sessionEvents } from '#machines/session/session.events.ts'
import { sessionMachine } from '#machines/session/session.machine.ts'
import type { SignUpInput, SignUpOutput } from '#machines/sign-up/sign-up.machine.ts'
import { defineJourney } from '../journey.ts'
import { laterMachine } from '../later-machine.ts'
import { sessionActors } from './session-actors.ts'

/** To the session the dialogs are one question with one answer; their code comes when they are asked for. */
const login = laterMachine(async () => (await import('./login.journey.ts')).loginJourney.machine, {
  kind: 'closed',
}) as unknown as PromiseActorLogic<LoginOutput, LoginInput>
const signUp = laterMachine(async () => (await import('./sign-up.journey.ts')).signUpJourney.machine, {
  kind: 'closed',
}) as unknown as PromiseActorLogic<SignUpOutput, SignUpInput>

export const sessionJourney = defineJourney({
  machine: sessionMachine.provide({ actors: { ...sessionActors, login, signUp } }),
  events: sessionEvents,
})
