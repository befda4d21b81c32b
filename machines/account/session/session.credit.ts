import { account } from '../../reference/messages/account.ts'
import { session } from './session.setup.ts'

/**
 * To whom a sale in this browser is attributed. A link that names an employee attributes and opens nothing (EMP-01,
 * EMP-03, C-88); with an unknown name the visitor stays a plain customer.
 */
export const credit = session.createStateConfig({
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        { guard: 'namesEmployee', target: 'finding' },
        { guard: 'isAttributed', target: 'attributed' },
        { target: 'plain' },
      ],
    },
    finding: {
      invoke: {
        id: 'findEmployee',
        src: 'findEmployee',
        input: ({ context }) => ({ employeeId: context.employeeId ?? '' }),
        onDone: {
          target: 'attributed',
          actions: { type: 'keepEmplId', params: ({ event }) => event.output },
        },
        onError: {
          target: 'plain',
          actions: [
            'forgetEmplId',
            { type: 'notify', params: { kind: 'error', text: account.employeeDetailsFailed } },
          ],
        },
      },
    },
    /** A logout ends the attribution (C-98). */
    attributed: { always: { guard: 'isUnattributed', target: 'plain' } },
    plain: {},
  },
})
