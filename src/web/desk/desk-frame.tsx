import type { ReactNode } from 'react'
import type { deskMachine } from '#machines/desk/desk.machine.ts'
import type { ViewProps } from '../journey/journey.ts'
import { JourneyScreen } from '../journey/journey-screen.tsx'
import styles from './desk.module.css'
import { Toolbar } from './toolbar/toolbar.tsx'

/** Search and filters stay where they are, whatever the list under them does. */
export const DeskFrame = ({ children, ...view }: ViewProps<typeof deskMachine> & { children: ReactNode }) => (
  <JourneyScreen {...view} width="page">
    <div className={styles.desk}>
      <Toolbar {...view} />
      {children}
    </div>
  </JourneyScreen>
)
