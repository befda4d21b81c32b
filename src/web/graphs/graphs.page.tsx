import { graphs as texts } from '#machines/reference/messages/graphs.ts'
import { useTitle } from '../journey/use-title.ts'
import { SignedInOnly } from '../session/signed-in-only.tsx'
import { Screen } from '../ui/layout/screen.tsx'
import { Machines } from './cards/machines.tsx'
import { Funnel } from './funnel/funnel.tsx'

/** The whole way of visits, then every machine of the catalogue with its recent traffic. */
export default function GraphsPage() {
  return (
    <SignedInOnly action="graphs.look">
      <AllMachines />
    </SignedInOnly>
  )
}

function AllMachines() {
  useTitle(texts.machines)
  return (
    <Screen title={texts.machines} lead={`${texts.machinesLead} ${texts.inTens}`} width="full">
      <Funnel />
      <Machines />
    </Screen>
  )
}
