import { describe, expect, test } from 'vitest'
import { guardName } from '#machines/core/guard-name.ts'

type Args = { event: { output: { kind: string; at: number } } }

describe('a guard is called', () => {
  test.each([
    ['by its name', 'isPaid', 'isPaid'],
    ['by its name where nothing is given to it', { type: 'isPaid' }, 'isPaid'],
    ['with what is given', { type: 'goesTo', params: { screen: 'make' } }, 'goesTo {"screen":"make"}'],
    [
      'with what neither event nor context decides',
      { type: 'is', params: ({ event }: Args) => ({ said: event.output, kind: 'sent', times: 3 }) },
      'is {"kind":"sent","times":3}',
    ],
    [
      'without what is worked out from the event',
      {
        type: 'is',
        params: ({ event: { output } }: Args) => ({
          kind: `${output.kind}`,
          at: Number(output.at) + 1,
          isLate: output.at > 3,
        }),
      },
      'is',
    ],
    [
      'without what cannot be worked out',
      {
        type: 'is',
        params: () => {
          throw new Error('needs a real event')
        },
      },
      'is',
    ],
    ['guard where it has no name', () => true, 'guard'],
  ])('%s', (_, guard, name) => {
    expect(guardName(guard)).toBe(name)
  })
})
