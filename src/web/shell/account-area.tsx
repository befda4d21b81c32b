import { accountArea } from '#machines/reference/messages/account-area.ts'
import { profileSections } from '#machines/reference/profile-sections.ts'
import { useNavigation } from '../navigation/navigation.ts'
import { askToLogIn, askToLogOut, useSession } from '../session/use-session.ts'
import { SignedIn, SignedOut, SigningIn } from './account.tsx'
import { type AccountKey, accountItems } from './account-items.tsx'
import { shareSite } from './share-site.ts'

/** The account area of the header (HEADER-05 to HEADER-15). */
export function AccountArea() {
  const session = useSession()
  const { history } = useNavigation()
  if (session.kind === 'starting') return <SigningIn />
  if (session.kind === 'anonymous') return <SignedOut onLogin={() => askToLogIn('header')} />
  const choose = (key: AccountKey) => {
    if (key === 'share') return void shareSite()
    if (key === 'signOut') return askToLogOut()
    const section = profileSections.find((one) => one === key)
    if (section === undefined) return history.push(`/${key}`)
    history.push('/my-profile', { [section]: true })
  }
  return (
    <SignedIn name={session.name || accountArea.account} items={accountItems(session)} onChoose={choose} />
  )
}
