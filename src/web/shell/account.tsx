import { labels } from '#machines/reference/messages/labels.ts'
import { Button } from '../ui/actions/button.tsx'
import { UserIcon } from '../ui/icons/interface.tsx'
import { Menu, type MenuItem } from '../ui/overlays/menu.tsx'

/** The header's account area for a visitor. */
export const SignedOut = ({ onLogin }: { onLogin: () => void }) => (
  <Button iconStart={<UserIcon />} onClick={onLogin}>
    {labels.login}
  </Button>
)

export interface SignedInProps<K extends string> {
  name: string
  items: readonly MenuItem<K>[]
  onChoose: (key: K) => void
}

/** The header's account area for somebody who is logged in: their name, and what is theirs. */
export const SignedIn = <K extends string>({ name, items, onChoose }: SignedInProps<K>) => (
  <Menu label={name} icon={<UserIcon />} items={items} onChoose={onChoose} align="end" />
)
