import { graphs as texts } from '#machines/reference/messages/graphs.ts'
import { useTitle } from '../../../journey/use-title.ts'
import { Screen } from '../../../ui/layout/screen.tsx'
import { Machines } from '../../cards/machines.tsx'

/** Unknown machine: lists the existing ones. */
export function Unknown({ machine }: { machine: string }) {
  const title = texts.unknown(machine)
  useTitle(title)
  return (
    <Screen title={title} lead={texts.unknownLead} width="full">
      <Machines />
    </Screen>
  )
}
