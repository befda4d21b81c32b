import { accountArea } from '#machines/reference/messages/account-area.ts'
import { may } from '#machines/reference/permissions.ts'
import { Link } from '../navigation/link.tsx'
import { useSession } from '../session/use-session.ts'
import { linkClass } from '../ui/actions/link.tsx'
import { useMedia } from '../ui/use-media.ts'

/** The first thing an employee goes to: logging in leads home. Narrower headers have it in the menu of the account. */
export function DeskLink() {
  const { role } = useSession()
  const isWide = useMedia('(min-width: 75rem)')
  if (!isWide || !may(role, 'desk.work')) return null
  return (
    <Link to="/desk" className={linkClass.bold}>
      {accountArea.yourDesk}
    </Link>
  )
}
