import type { ReactNode } from 'react'
import { account } from '#machines/reference/messages/account.ts'
import { labels } from '#machines/reference/messages/labels.ts'
import { type Action, may } from '#machines/reference/permissions.ts'
import { useTitle } from '../journey/use-title.ts'
import { ownAddress } from '../language/language.ts'
import { Button, buttonClass } from '../ui/actions/button.tsx'
import { LoadingPage } from '../ui/feedback/loading-page.tsx'
import { Screen } from '../ui/layout/screen.tsx'
import { askToLogIn, useSession } from './use-session.ts'

/** For certain roles only; the server checks the same again at every call. */
export function SignedInOnly({ action, children }: { action: Action; children: ReactNode }) {
  const { kind, role } = useSession()
  if (kind === 'starting') return <LoadingPage />
  if (may(role, action)) return children
  return role === 'anonymous' ? <PleaseLogIn isSignedUp={kind === 'unverified'} /> : <NotForYou />
}

/** After a sign-up the number has to be proved before anything is shown (C-97). */
function PleaseLogIn({ isSignedUp }: { isSignedUp: boolean }) {
  useTitle(account.pleaseLogIn)
  return (
    <Screen
      title={account.pleaseLogIn}
      lead={isSignedUp ? account.proveLead : account.pleaseLogInLead}
      actions={
        <Button size="large" onClick={() => askToLogIn()}>
          {isSignedUp ? account.proveNumber : labels.login}
        </Button>
      }
    />
  )
}

function NotForYou() {
  useTitle(account.notForYou)
  return (
    <Screen
      title={account.notForYou}
      lead={account.notForYouLead}
      actions={
        <a href={ownAddress('/')} className={buttonClass({ size: 'large' })}>
          Home
        </a>
      }
    />
  )
}
