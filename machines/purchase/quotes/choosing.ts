import { ask } from '../../core/ask.ts'
import { error, saved, screen } from './params.ts'

/** A customer who leaves before the choice is saved has not chosen, and sees prices asked for again. */
export const leaveChoice = <const Target extends string>(target: Target) =>
  ({
    revisited: { target, actions: ['unchoose', 'hold', 'askAll', { type: 'goTo', params: screen }] },
  }) as const

/** Saves the plan that was chosen, which leads to its proposal; where that fails, nothing was chosen. */
export const savePlan = <R extends object>() =>
  ask('savePlan', {
    input: ({ context: { record } }: { context: { record: R } }) => ({ record }),
    onDone: { target: 'proposal', actions: { type: 'keepVersion', params: saved } },
    onError: { target: 'open', actions: ['unchoose', { type: 'keepProblem', params: error }] },
  })
