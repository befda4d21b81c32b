import type { ReactNode } from 'react'
import type { deskMachine } from '#machines/staff/desk/desk.machine.ts'
import type { ViewProps } from '../journey/journey.ts'
import { JourneyScreen } from '../journey/journey-screen.tsx'
import styles from './desk.module.css'
import { DeskToolbar } from './toolbar/toolbar.tsx'

/** Search and filters keep their place, whatever the list does. */
export const DeskFrame = ({ children, ...view }: ViewProps<typeof deskMachine> & { children: ReactNode }) => (
  <JourneyScreen {...view} width="page">
    <div className={styles.desk}>
      <DeskToolbar {...view} />
      {children}
    </div>
  </JourneyScreen>
)
