import { paths as texts } from '#machines/reference/messages/paths.ts'
import { SignedInOnly } from '../journey/session/signed-in-only.tsx'
import { useTitle } from '../journey/use-title.ts'
import { Button } from '../ui/actions/button.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { Skeleton } from '../ui/feedback/skeleton.tsx'
import { Screen } from '../ui/layout/screen.tsx'
import { MachineList } from './machine-list.tsx'
import { useMachines } from './use-machines.ts'

/** Every machine of the catalogue. */
export default function GraphsPage() {
  return (
    <SignedInOnly action="paths.use">
      <Machines />
    </SignedInOnly>
  )
}

function Machines() {
  useTitle(texts.machines)
  return (
    <Screen title={texts.machines} lead={texts.machinesLead} width="page">
      <Listed />
    </Screen>
  )
}

function Listed() {
  const { data, isError, error, isFetching, refetch } = useMachines()
  if (data) return <MachineList machines={data} />
  if (!isError) return <Skeleton lines={6} height="4.5rem" />
  const again = (
    <Button variant="secondary" size="small" busy={isFetching} onClick={() => void refetch()}>
      {texts.retry}
    </Button>
  )
  return (
    <Notice kind="error" action={again}>
      {error.message}
    </Notice>
  )
}
