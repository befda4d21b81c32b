import { paths as texts } from '#machines/reference/messages/paths.ts'
import type { pathsPageMachine } from '#machines/tools/paths-page/paths-page.machine.ts'
import type { ViewProps } from '../../journey/journey.ts'
import { useTitle } from '../../journey/use-title.ts'
import { Screen } from '../../ui/layout/screen.tsx'
import { MachineList } from '../machine-list.tsx'

/** Unknown machine: lists the existing ones. */
export function UnknownMachineView({ model }: ViewProps<typeof pathsPageMachine>) {
  const { machine, machines } = model
  const title = texts.unknown(machine)
  useTitle(title)
  return (
    <Screen title={title} lead={texts.unknownLead} width="page">
      <MachineList machines={machines} />
    </Screen>
  )
}
