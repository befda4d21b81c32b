import { pathsPageEvents } from '#machines/paths-page/paths-page.events.ts'
import { pathsPageMachine } from '#machines/paths-page/paths-page.machine.ts'
import { defineJourney } from '../../journey/journey.ts'
import { exportSuite, makeSuite, readMachine } from './actors.ts'
import { PathsView } from './paths.view.tsx'
import { ReadingView } from './reading.view.tsx'
import { UnknownView } from './unknown.view.tsx'
import { UnreadableView } from './unreadable.view.tsx'

/** The paths of a machine, in a tester's browser. */
export const pathsJourney = defineJourney({
  machine: pathsPageMachine.provide({ actors: { readMachine, makeSuite, exportSuite } }),
  events: pathsPageEvents,
  views: { reading: ReadingView, unknown: UnknownView, unreadable: UnreadableView, paths: PathsView },
})
