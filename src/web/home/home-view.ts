import type { HomeEvent } from '#machines/home/home.events.ts'
import type { homeMachine } from '#machines/home/home.machine.ts'
import { today } from '../browser/today.ts'
import type { ViewProps } from '../journey/journey.ts'

export type RunningHome = ViewProps<typeof homeMachine>

/** The home page as its parts see it; `running` is there once the machine is. */
export type HomeView = Pick<RunningHome, 'model' | 'screen' | 'send'> & { running?: RunningHome }

/** Until the code of the machine is there: the first screen, with the category and the number that it will hear of. */
export function beforeMachine(early: readonly HomeEvent[], send: HomeView['send']): HomeView {
  const chosen = early.findLast((event) => event.type === 'category.chosen')
  const completed = early.findLast((event) => event.type === 'registration.completed')
  return {
    model: {
      today: today(),
      registrationNumber: completed?.registrationNumber ?? '',
      isGiven: false,
      isNew: false,
      isDenied: false,
      ...(chosen && { category: chosen.category }),
    },
    screen: { state: 'none', view: 'plate', busy: false, canGoBack: false },
    send,
  }
}
