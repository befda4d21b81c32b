import type { Change } from '#contract/views/change.ts'

/** The columns of a difference in a table. */
export const changeHeads = ['difference in points', '95 % from', '95 % to', 'p', 'more than chance explains']

export const changeCells = ({ difference, test }: Change): (string | number | null)[] =>
  test
    ? [difference, test.low, test.high, test.p, test.isSignificant ? 'yes' : 'no']
    : [difference, null, null, null, null]
