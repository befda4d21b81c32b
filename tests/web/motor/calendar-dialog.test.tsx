// @vitest-environment dom
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { expiryMachine } from '#machines/motor/expiry/expiry.machine.ts'
import { CalendarDialog } from '#web/shared/motor/expiry/calendar-dialog.tsx'
import { render } from '../ui/screen.tsx'

const today = '2026-11-20'

it.each([
  ['2027-02-18', 'February 2027', 'EXPIRY-11, CONST-06'],
  ['2026-08-22', 'August 2026', 'EXPIRY-11, CONST-06'],
  ['2027-02-19', 'November 2026', 'EXPIRY-12, CONST-06'],
  ['2026-08-21', 'November 2026', 'EXPIRY-12, CONST-06'],
  [undefined, 'November 2026', 'EXPIRY-12'],
])('with %s stored the calendar of the previous policy opens on %s [%s]', (endDate, month, _) => {
  const input = { today, fromQuoteList: false, ...(endDate && { endDate }) }
  const actor = createActor(expiryMachine, { input }).start()
  render(
    <CalendarDialog
      model={actor.getSnapshot().context}
      screen={{ state: 'calendar', view: 'calendar', busy: false, canGoBack: false }}
      send={vi.fn()}
      can={() => true}
      errors={[]}
      journey={{ machine: expiryMachine } as never}
      actor={actor}
    />,
  )
  const [first] = screen.getAllByRole('grid')
  expect(first?.getAttribute('aria-label')).toBe(month)
})
