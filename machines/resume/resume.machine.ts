import { assign, setup } from 'xstate'
import { outside } from '../core/actors.ts'
import type { StateMeta, StateTag } from '../core/meta.ts'
import { messages } from '../reference/messages.ts'
import { screenForSavedStep } from '../rules/resume.ts'
import type { MotorRecord } from '../schemas/record.ts'
import type { ResumeEvent } from './resume.events.ts'

export type ResumeInput = { leadId: string }
type Context = ResumeInput & { record?: MotorRecord }

/** "Vehicle Details": a journey this browser began, offered to be continued (register C-30, RESUME-01 to 11). */
export const resumeMachine = setup({
  types: {
    context: {} as Context,
    events: {} as ResumeEvent,
    input: {} as ResumeInput,
    meta: {} as StateMeta,
    tags: {} as StateTag,
  },
  actors: {
    readJourney: outside<MotorRecord | null, { leadId: string }>('the journey store'),
  },
  guards: {
    isOffered: (_, { record }: { record: MotorRecord | null }) => record !== null && record.savedStep > 0,
    goesTo: ({ context }, { screens }: { screens: readonly string[] }) =>
      context.record !== undefined && screens.includes(screenForSavedStep(context.record)),
  },
  actions: {
    keepRecord: assign((_, { record }: { record: MotorRecord | null }) => ({ record: record ?? undefined })),
  },
}).createMachine({
  id: 'resume',
  context: ({ input }) => input,
  initial: 'reading',
  states: {
    reading: {
      invoke: {
        id: 'readJourney',
        src: 'readJourney',
        input: ({ context }) => ({ leadId: context.leadId }),
        onDone: [
          {
            guard: { type: 'isOffered', params: ({ event }) => ({ record: event.output }) },
            target: 'offered',
            actions: { type: 'keepRecord', params: ({ event }) => ({ record: event.output }) },
          },
          { target: 'forgotten' },
        ],
        onError: 'forgotten',
      },
    },
    offered: {
      meta: { view: 'resume', title: messages.labels.resumeTitle },
      on: {
        'journey.continued': [
          { guard: { type: 'goesTo', params: { screens: ['quotation'] } }, target: 'quotes' },
          {
            guard: { type: 'goesTo', params: { screens: ['nomineeDetails', 'vehicleDetails'] } },
            target: 'proposal',
          },
          { guard: { type: 'goesTo', params: { screens: ['checkout'] } }, target: 'checkout' },
          { target: 'wizard' },
        ],
        'search.restarted': 'cleared',
      },
    },
    wizard: { type: 'final', meta: { path: '/motor' } },
    quotes: { type: 'final', meta: { path: '/quotelist/{id}' } },
    proposal: { type: 'final', meta: { path: '/proposal/{id}' } },
    checkout: { type: 'final', meta: { path: '/checkout/{id}' } },
    cleared: { type: 'final' },
    forgotten: { type: 'final' },
  },
})
