import { useParams } from '@tanstack/react-router'
import { SignedInOnly } from '../../session/signed-in-only.tsx'
import { GraphPage } from './graph-page.tsx'

/** The page of one machine and its traffic, for analysts. */
export default function MachinePage() {
  const { machine } = useParams({ from: '/graphs/$machine' })
  return (
    <SignedInOnly action="graphs.look">
      <GraphPage key={machine} machine={machine} />
    </SignedInOnly>
  )
}
