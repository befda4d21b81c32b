import { describe, expect, it } from 'vitest'
import { dayOfText, textOfDay } from '#web/ui/inputs/date-text.ts'

/** Types one character at a time. */
const typed = (text: string) =>
  [...text].reduce((value, character) => {
    const before = textOfDay(value)
    return dayOfText(before + character, before)
  }, '')

describe('the text of a date field', () => {
  it.each(['04072026', '04/07/2026', '4/7/2026', '4-7-2026', '04.07.2026'])(
    'takes %s for a day [VALID-24]',
    (text) => {
      expect(typed(text)).toBe('2026-07-04')
    },
  )

  it('accepts a pasted date in either format', () => {
    expect(dayOfText('4/7/2026', '')).toBe('2026-07-04')
    expect(dayOfText('2026-07-04', '')).toBe('2026-07-04')
  })

  it('inserts the slashes while day and month are typed', () => {
    expect(typed('0407')).toBe('04/07/')
  })

  it('leaves an invalid date as typed', () => {
    expect(typed('31022026')).toBe('31/02/2026')
  })

  it('does not reinsert a slash that is being deleted', () => {
    expect(dayOfText('04', '04/')).toBe('04')
  })

  it('shows a complete date with slashes and an incomplete one as typed', () => {
    expect(textOfDay('2026-07-04')).toBe('04/07/2026')
    expect(textOfDay('04/0')).toBe('04/0')
  })
})
