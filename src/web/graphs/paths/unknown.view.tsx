import { paths as texts } from '#machines/reference/messages/paths.ts'
import { useTitle } from '../../journey/use-title.ts'
import { Screen } from '../../ui/layout/screen.tsx'
import { MachineList } from '../machine-list.tsx'
import type { PathsProps } from './paths.journey.ts'

/** Nobody knows this machine: these there are. */
export function UnknownView({ journey }: PathsProps) {
  const { machine, machines } = journey.context
  const title = texts.unknown(machine)
  useTitle(title)
  return (
    <Screen title={title} lead={texts.unknownLead} width="page">
      <MachineList machines={machines} />
    </Screen>
  )
}
