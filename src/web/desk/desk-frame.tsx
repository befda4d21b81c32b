import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { referral } from '#machines/reference/messages/referral.ts'
import { support } from '#machines/reference/messages/support.ts'
import { may } from '#machines/reference/permissions.ts'
import type { deskMachine } from '#machines/staff/desk/desk.machine.ts'
import type { ViewProps } from '../journey/journey.ts'
import { JourneyScreen } from '../journey/journey-screen.tsx'
import { useSession } from '../session/use-session.ts'
import { buttonClass } from '../ui/actions/button.tsx'
import { linkClass } from '../ui/actions/link.tsx'
import styles from './desk.module.css'
import { DeskToolbar } from './toolbar/toolbar.tsx'
import { UnlockDetails } from './unlock/unlock-details.tsx'

/** A journey for a customer, which is the employee's, and what waits for those who decide. */
function Ways() {
  const { role } = useSession()
  return (
    <div className={styles.ways}>
      <Link to="/" className={buttonClass({ size: 'small', variant: 'secondary' })}>
        New journey for a customer
      </Link>
      <Link to="/desk/requests" className={linkClass.bold}>
        {support.desk.title}
      </Link>
      {may(role, 'desk.decide') && (
        <Link to="/desk/referrals" className={linkClass.bold}>
          {referral.title}
        </Link>
      )}
      {may(role, 'desk.lead') && <UnlockDetails />}
    </div>
  )
}

/** Search and filters keep their place, whatever the list does. */
export const DeskFrame = ({ children, ...view }: ViewProps<typeof deskMachine> & { children: ReactNode }) => (
  <JourneyScreen {...view} width="page">
    <div className={styles.desk}>
      <DeskToolbar {...view} />
      <Ways />
      {children}
    </div>
  </JourneyScreen>
)
