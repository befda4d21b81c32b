import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { referral } from '#machines/reference/messages/referral.ts'
import { may } from '#machines/reference/permissions.ts'
import type { deskMachine } from '#machines/staff/desk/desk.machine.ts'
import type { ViewProps } from '../journey/journey.ts'
import { JourneyScreen } from '../journey/journey-screen.tsx'
import { useSession } from '../session/use-session.ts'
import { linkClass } from '../ui/actions/link.tsx'
import styles from './desk.module.css'
import { DeskToolbar } from './toolbar/toolbar.tsx'

/** For those who decide on them. */
function ToReferrals() {
  const { role } = useSession()
  if (!may(role, 'desk.decide')) return null
  return (
    <p>
      <Link to="/desk/referrals" className={linkClass.bold}>
        {referral.title}
      </Link>
    </p>
  )
}

/** Search and filters keep their place, whatever the list does. */
export const DeskFrame = ({ children, ...view }: ViewProps<typeof deskMachine> & { children: ReactNode }) => (
  <JourneyScreen {...view} width="page">
    <div className={styles.desk}>
      <DeskToolbar {...view} />
      <ToReferrals />
      {children}
    </div>
  </JourneyScreen>
)
