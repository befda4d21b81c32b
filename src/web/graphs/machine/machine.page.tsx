import { useParams } from '@tanstack/react-router'
import { SignedInOnly } from '../../session/signed-in-only.tsx'
import { GraphPage } from './graph-page.tsx'

/** Where analysts see one machine and the traffic that went over it. */
export default function MachinePage() {
  const { machine } = useParams({ from: '/graphs/$machine' })
  return (
    <SignedInOnly action="graphs.look">
      <GraphPage key={machine} machine={machine} />
    </SignedInOnly>
  )
}
