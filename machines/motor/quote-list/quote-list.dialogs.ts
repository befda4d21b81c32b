import { ask, retryAt } from '../../core/ask.ts'
import { opensDialog, priceDialogs } from '../../purchase/quotes/price-dialogs.ts'
import { calendar, editPart, itsRecord, keepLink, saving } from './quote-list.actions.ts'
import { quoteList } from './quote-list.setup.ts'

/** One dialog at a time beside the prices. */
export const dialog = quoteList.createStateConfig({
  initial: 'closed',
  on: { closed: '.closed' },
  states: {
    closed: {
      on: {
        ...opensDialog,
        'edits.opened': { target: 'edits', actions: editPart },
        'expiry.opened': 'expiry',
        'sharing.opened': [{ guard: 'lacksContact', target: 'contactToShare' }, { target: 'sharing' }],
        'contact.opened': { guard: 'lacksContact', target: 'contactToSave' },
      },
    },
    ...priceDialogs,
    assumptions: {
      meta: { overlay: 'assumptions' },
      on: {
        'edits.opened': { target: 'edits', actions: editPart },
        'expiry.opened': 'expiry',
      },
    },
    edits: { meta: { overlay: 'edits' }, on: { 'expiry.opened': 'expiry' } },
    expiry: calendar('closed'),
    questions: {
      meta: { overlay: 'questions' },
      // Another request, and the plan that asks has no price any more.
      always: { guard: 'lacksOpened', target: 'closed' },
      on: {
        closed: { target: 'closed', actions: 'unchoose' },
        'questions.answered': {
          target: '#quoteList.choosing',
          actions: 'keep',
        },
      },
    },
    contactToShare: {
      meta: { overlay: 'contactToShare' },
      on: { 'contact.given': { target: 'sharing', actions: saving(5) } },
    },
    contactToSave: {
      meta: { overlay: 'contactToSave' },
      on: { 'contact.given': { target: 'closed', actions: saving(5) } },
    },
    sharing: {
      meta: { overlay: 'sharing' },
      invoke: ask('shareQuotes', {
        input: itsRecord,
        onDone: { target: 'shared', actions: keepLink },
        onError: retryAt('closed'),
      }),
    },
    shared: { meta: { overlay: 'sharing' } },
  },
})
