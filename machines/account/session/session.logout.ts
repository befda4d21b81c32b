import { labels } from '../../reference/messages/labels.ts'
import { mayEnter } from './session.actions.ts'
import { session } from './session.setup.ts'

export const confirmingLogout = session.createStateConfig({
  meta: { view: 'logout', title: labels.logoutQuestion },
  on: {
    'logout.confirmed': {
      target: 'loggingOut',
      actions: [
        'forgetPerson',
        { type: 'tellLeft', params: { isHere: true } },
        { type: 'lead', params: { path: '/' } },
      ],
    },
    'logout.denied': 'sorting',
  },
})

/** The browser forgets everything at once; the server is told as soon as it can be reached (C-98). */
export const loggingOut = session.createStateConfig({
  invoke: { id: 'logOut', src: 'logOut', input: {}, onDone: 'anonymous', onError: 'untold' },
  on: mayEnter,
})

export const untold = session.createStateConfig({ after: { askAgain: 'loggingOut' }, on: mayEnter })
