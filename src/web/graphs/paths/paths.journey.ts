import { pathsPageEvents } from '#machines/tools/paths-page/paths-page.events.ts'
import { pathsPageMachine } from '#machines/tools/paths-page/paths-page.machine.ts'
import { defineJourney } from '../../journey/journey.ts'
import { exportSuite, makeSuite, readMachine } from './actors.ts'
import { PathsView } from './paths.view.tsx'
import { ReadingView } from './reading.view.tsx'
import { UnknownMachineView } from './unknown.view.tsx'
import { UnreadableView } from './unreadable.view.tsx'

/** The paths of a machine, in a tester's browser. */
export const pathsJourney = defineJourney({
  machine: pathsPageMachine.provide({ actors: { readMachine, makeSuite, exportSuite } }),
  events: pathsPageEvents,
  views: { reading: ReadingView, unknown: UnknownMachineView, unreadable: UnreadableView, paths: PathsView },
})
