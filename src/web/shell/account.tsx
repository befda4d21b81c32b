import type { ReactNode } from 'react'
import { labels } from '#machines/reference/messages/labels.ts'
import { Button } from '../ui/actions/button.tsx'
import { Skeleton } from '../ui/feedback/skeleton.tsx'
import { UserIcon } from '../ui/icons/interface.tsx'
import { Menu, type MenuItem } from '../ui/overlays/menu.tsx'
import styles from './account.module.css'

const Area = ({ children }: { children: ReactNode }) => <div className={styles.area}>{children}</div>

/** The header's account area for a visitor. */
export const SignedOut = ({ onLogin }: { onLogin: () => void }) => (
  <Area>
    <Button iconStart={<UserIcon />} onClick={onLogin}>
      {labels.login}
    </Button>
  </Area>
)

interface SignedInProps<K extends string> {
  name: string
  items: readonly MenuItem<K>[]
  onChoose: (key: K) => void
}

/** The header's account area for somebody who is logged in: their name, and what is theirs. */
export const SignedIn = <K extends string>({ name, items, onChoose }: SignedInProps<K>) => (
  <Area>
    <Menu label={name} icon={<UserIcon />} items={items} onChoose={onChoose} align="end" />
  </Area>
)

/** A placeholder for the name while the session is loading. */
export const SigningIn = () => (
  <Area>
    <span className={styles.coming}>
      <Skeleton height="1.75rem" />
    </span>
  </Area>
)
