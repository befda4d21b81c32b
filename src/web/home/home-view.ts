import type { HomeEvent } from '#machines/home/home.events.ts'
import type { homeMachine } from '#machines/home/home.machine.ts'
import { today } from '../browser/today.ts'
import type { ViewProps } from '../journey/journey.ts'

export type RunningHome = ViewProps<typeof homeMachine>

/** The home page as its parts see it; `running` is there once the machine is. */
export type HomeView = Pick<RunningHome, 'model' | 'screen' | 'send'> & { running?: RunningHome }

/** Until the code of the machine is there: the first screen, with the category that was chosen last. */
export function beforeMachine(early: readonly HomeEvent[], send: HomeView['send']): HomeView {
  const chosen = early.findLast((event) => event.type === 'category.chosen')
  return {
    model: {
      today: today(),
      registrationNumber: '',
      isGiven: false,
      isNew: false,
      isDenied: false,
      ...(chosen && { category: chosen.category }),
    },
    screen: { state: 'none', view: 'plate', busy: false, canGoBack: false },
    send,
  }
}
