import { SignedInOnly } from '../session/signed-in-only.tsx'
import { useSession } from '../session/use-session.ts'
import { Profile } from './profile.tsx'
import { Unproved } from './unproved.tsx'

/** The profile page. After a sign-up it shows nothing before the number is proved (C-97). */
export default function MyProfilePage() {
  const { kind } = useSession()
  if (kind === 'unverified') return <Unproved />
  return (
    <SignedInOnly action="profile.own">
      <Profile />
    </SignedInOnly>
  )
}
