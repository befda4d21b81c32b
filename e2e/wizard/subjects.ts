import { expect, type Page } from 'playwright/test'
import { expirySubject } from '#machines/expiry/expiry.subject.ts'
import { motorEvents } from '#machines/motor/motor.events.ts'
import { motorSubject } from '#machines/motor/motor.subject.ts'
import { quoteModalSubject } from '#machines/quote-modal/quote-modal.subject.ts'
import { labels } from '#machines/reference/messages/labels.ts'
import type { Subject } from '#machines/subject.ts'
import { screenAt } from '../driver/screen-at.ts'
import { answerExpiry, expiryPicks, expiryStarts, quoteModalStarts } from './dialogs.ts'
import { wizardStandsAt } from './doors.ts'
import { motorStarts } from './starts.ts'
import type { Begin, Stage } from './walk.ts'

/** A machine as a browser can walk it. */
export type Driven = {
  subject: Subject
  starts: Readonly<Record<string, Begin>>
  stage: Stage
  /** Transitions that no person takes along these paths, each with its reason. */
  beyond: Readonly<Record<string, string>>
}

const startingIn = (subject: Subject, starts: Driven['starts']): Subject => ({
  ...subject,
  starts: (day) => subject.starts(day).filter(({ name }) => name in starts),
})

export const driven: readonly Driven[] = [
  {
    // The browser's own back and forward belong to reload.spec.ts.
    subject: startingIn(
      {
        ...motorSubject,
        events: { ...motorEvents, revisited: { ...motorEvents.revisited, samples: () => [] } },
      },
      motorStarts,
    ),
    starts: motorStarts,
    stage: { standsAt: wizardStandsAt, children: { expiry: answerExpiry } },
    beyond: {
      'motor revisited 0': 'the browser’s back and forward are driven at every screen by reload.spec.ts',
      'motor.resuming always 11': 'no address and no resume row leads to this screen of the proposal',
    },
  },
  {
    subject: startingIn(quoteModalSubject, quoteModalStarts),
    starts: quoteModalStarts,
    stage: { standsAt: dialogOf(quoteModalSubject), children: { expiry: answerExpiry } },
    beyond: {},
  },
  {
    subject: startingIn(expirySubject, expiryStarts),
    starts: expiryStarts,
    stage: { standsAt: dialogOf(expirySubject), picks: expiryPicks },
    beyond: {},
  },
]

/** A machine whose states are dialogs: the dialog on top is named by the state; once it is closed there is none. */
function dialogOf({ machine }: Subject): Stage['standsAt'] {
  return async (page: Page, state) => {
    if (state === 'closed') return expect(page.getByRole('dialog')).toHaveCount(0)
    const { title = '', view } = screenAt(machine, state)
    const name = view === 'expiry' ? labels.expiryTitle : title
    await expect(page.getByRole('dialog', { name, exact: true })).toBeVisible()
  }
}
