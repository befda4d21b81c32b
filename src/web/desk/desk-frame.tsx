import type { ReactNode } from 'react'
import { JourneyScreen } from '../journey/journey-screen.tsx'
import type { DeskProps } from './desk.journey.ts'
import styles from './desk.module.css'
import { Toolbar } from './toolbar/toolbar.tsx'

/** Search and filters stay where they are, whatever the list under them does. */
export const DeskFrame = ({ journey, children }: DeskProps & { children: ReactNode }) => (
  <JourneyScreen journey={journey} width="page">
    <div className={styles.desk}>
      <Toolbar journey={journey} />
      {children}
    </div>
  </JourneyScreen>
)
