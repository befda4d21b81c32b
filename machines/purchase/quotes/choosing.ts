import { ask } from '../../core/ask.ts'
import type { SavedStep } from '../../core/meta.ts'
import { error, insurer, saved, screen } from './params.ts'

/** Buying and comparing the plans of a list whose saved step is this one. */
export const planButtons = <const S extends SavedStep>(step: S) =>
  ({
    'plan.chosen': {
      guard: { type: 'isOffered', params: insurer },
      target: 'choosing',
      actions: [
        'keep',
        {
          type: 'choose',
          params: ({ event }: { event: { insurerId: number } }) => ({ ...insurer({ event }), step }),
        },
      ],
    },
    'plan.compared': {
      guard: { type: 'mayCompare', params: insurer },
      actions: { type: 'compare', params: insurer },
    },
  }) as const

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
    onError: { target: 'open', actions: ['unchoose', { type: 'complain', params: error }] },
  })
