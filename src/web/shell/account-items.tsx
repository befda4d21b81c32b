import type { ReactNode } from 'react'
import { accountArea } from '#machines/reference/messages/account-area.ts'
import { may } from '#machines/reference/permissions.ts'
import { type ProfileSection, profileSections } from '#machines/reference/profile-sections.ts'
import type { SessionView } from '../session/tab-session.ts'
import {
  ArrowRight,
  FileIcon,
  Phone,
  Route,
  Search,
  Share,
  Shield,
  UserIcon,
  Wallet,
} from '../ui/icons/interface.tsx'
import type { MenuItem } from '../ui/overlays/menu.tsx'

export type AccountKey = ProfileSection | 'desk' | 'graphs' | 'share' | 'support' | 'signOut'
type Item = MenuItem<AccountKey>

const icons: Record<ProfileSection, ReactNode> = {
  myProfile: <UserIcon />,
  myPolicies: <Shield />,
  myQuotations: <FileIcon />,
  myTransaction: <Wallet />,
}
const own: readonly Item[] = profileSections.map((key) => ({
  key,
  label: accountArea.sections[key],
  icon: icons[key],
}))
const desk: Item = { key: 'desk', label: accountArea.desk, icon: <Search /> }
const graphs: Item = { key: 'graphs', label: accountArea.paths, icon: <Route /> }
const everybody: readonly Item[] = [
  { key: 'share', label: accountArea.share, icon: <Share /> },
  { key: 'support', label: accountArea.support, icon: <Phone /> },
  { key: 'signOut', label: accountArea.signOut, icon: <ArrowRight /> },
]

/** The menu of a signed-in user, limited to what the role may open (HEADER-08). */
export function accountItems({ kind, role }: SessionView): readonly Item[] {
  return [
    ...(may(role, 'desk.work') ? [desk] : []),
    ...(may(role, 'paths.use') ? [graphs] : []),
    ...(may(role, 'profile.own') || kind === 'unverified' ? own : []),
    ...everybody,
  ]
}
