import { expect, type Page } from 'playwright/test'
import { quoteListMachine } from '#machines/motor/quote-list/quote-list.machine.ts'
import { motorMachine } from '#machines/motor/wizard/motor.machine.ts'
import { screenAt } from '../driver/screen-at.ts'
import { standsAt } from '../driver/stands-at.ts'

/** Where the wizard's door to the next page leads: the state that the machine of that page begins in. */
const doors: Readonly<Record<string, (isTooEarly: boolean) => ReturnType<typeof screenAt>>> = {
  quotation: (isTooEarly) => screenAt(quoteListMachine, isTooEarly ? 'tooEarly' : 'open'),
}

/**
 * The page shows a state of the motor machine: on its own page or behind one of its doors, where prices that come first
 * may come too early.
 */
export async function wizardStandsAt(page: Page, state: string, isTooEarly = false): Promise<void> {
  const screen = { ...screenAt(motorMachine, state), ...doors[state]?.(isTooEarly) }
  if (screen.path) await expect(page).toHaveURL(new RegExp(screen.path.replace('{id}', '[\\w-]+')))
  await standsAt(page, screen)
}
