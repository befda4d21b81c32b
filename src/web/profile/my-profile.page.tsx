import { SignedInOnly } from '../session/signed-in-only.tsx'
import { useSession } from '../session/use-session.ts'
import { Profile } from './profile.tsx'
import { Unproved } from './unproved.tsx'

/** What is a customer's own. Who signed up but has not proved the number is shown nothing of it (register C-97). */
export default function MyProfilePage() {
  const { kind } = useSession()
  if (kind === 'unverified') return <Unproved />
  return (
    <SignedInOnly action="profile.own">
      <Profile />
    </SignedInOnly>
  )
}
