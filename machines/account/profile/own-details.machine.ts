import { details, type GivenDetails, type SaveOutcome } from './own-details.setup.ts'
import { viewing } from './own-details.viewing.ts'

export type { GivenDetails, OwnDetailsInput, SaveOutcome } from './own-details.setup.ts'

const outcome = ({ event }: { event: { output: SaveOutcome } }) => ({ outcome: event.output })
const error = ({ event }: { event: { error: unknown } }) => ({ error: event.error })
const is = (kind: SaveOutcome['kind']) =>
  ({
    type: 'is',
    params: ({ event }: { event: { output: SaveOutcome } }) => ({ outcome: event.output, kind }),
  }) as const

/** The profile's own details: shown, changed, saved, taken along, erased; privacy choices; logging out everywhere (spec §2, ERR-15). */
export const ownDetailsMachine = details.createMachine({
  id: 'ownDetails',
  context: ({ input }) => ({ ...input, errors: [] }),
  initial: 'viewing',
  states: {
    viewing,
    fetchingData: {
      tags: 'busy',
      meta: { view: 'details' },
      invoke: {
        id: 'fetchOwnData',
        src: 'fetchOwnData',
        input: {},
        onDone: { target: 'viewing', actions: 'tellFetched' },
        onError: { target: 'viewing', actions: { type: 'keepProblem', params: error } },
      },
    },

    editing: {
      meta: { view: 'form', asks: 'details.given' },
      initial: 'asking',
      states: {
        asking: {
          on: {
            'details.given': {
              target: 'saving',
              actions: { type: 'keepGiven', params: ({ event: { type: _, ...given } }) => ({ given }) },
            },
            'edit.left': { target: '#ownDetails.viewing', actions: 'forgetTyped' },
          },
        },
        saving: {
          tags: 'busy',
          invoke: {
            id: 'saveDetails',
            src: 'saveDetails',
            input: ({ context: { given, profile } }) => ({
              given: given as GivenDetails,
              version: profile.version,
            }),
            onDone: [
              {
                guard: is('saved'),
                target: '#ownDetails.viewing',
                actions: [{ type: 'keepProfile', params: outcome }, 'tellSaved'],
              },
              {
                guard: is('elsewhere'),
                target: '#ownDetails.changedElsewhere',
                actions: { type: 'keepTheirs', params: outcome },
              },
              { target: 'asking', actions: { type: 'keepErrors', params: outcome } },
            ],
            onError: { target: 'asking', actions: { type: 'keepProblem', params: error } },
          },
        },
      },
    },
    /** Nothing is lost: the person chooses which of the two versions to keep. */
    changedElsewhere: {
      meta: { view: 'changedElsewhere' },
      on: {
        'mine.kept': { target: 'editing.saving', actions: 'standOnTheirs' },
        'theirs.taken': { target: 'viewing', actions: 'takeTheirs' },
      },
    },

    /** What was switched shows at once, and goes back where it could not be kept. */
    keepingChoice: {
      tags: 'busy',
      meta: { view: 'details' },
      invoke: {
        id: 'keepReminders',
        src: 'keepReminders',
        input: ({ context }) => ({ isReminded: context.profile.isReminded }),
        onDone: 'viewing',
        onError: { target: 'viewing', actions: ['switchReminders', { type: 'keepProblem', params: error }] },
      },
    },

    confirmingErasure: {
      meta: { view: 'details', overlay: 'erasure', title: 'Erase your data?' },
      on: { 'erasure.confirmed': 'erasing', 'erasure.denied': 'viewing' },
    },
    erasing: {
      tags: 'busy',
      meta: { view: 'details', overlay: 'erasure', title: 'Erase your data?' },
      invoke: {
        id: 'eraseOwnData',
        src: 'eraseOwnData',
        input: {},
        onDone: {
          target: 'erased',
          actions: { type: 'keepReceipt', params: ({ event }) => ({ receipt: event.output }) },
        },
        onError: { target: 'viewing', actions: { type: 'keepProblem', params: error } },
      },
    },
    erased: {
      meta: { view: 'details', overlay: 'receipt', title: 'Your data is erased' },
      on: {
        'receipt.closed': [
          { guard: 'isProfileErased', target: 'left' },
          { target: 'viewing', actions: 'forgetReceipt' },
        ],
      },
    },

    confirming: {
      meta: { view: 'details', overlay: 'everywhere', title: 'Log out on every device?' },
      on: { 'everywhere.confirmed': 'leaving', 'everywhere.denied': 'viewing' },
    },
    leaving: {
      tags: 'busy',
      meta: { view: 'details', overlay: 'everywhere', title: 'Log out on every device?' },
      invoke: {
        id: 'logOutEverywhere',
        src: 'logOutEverywhere',
        input: {},
        onDone: { target: 'left', actions: 'tellLeft' },
        onError: { target: 'viewing', actions: { type: 'keepProblem', params: error } },
      },
    },
    left: { type: 'final', meta: { path: '/' } },
  },
})
