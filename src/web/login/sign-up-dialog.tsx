import type { sessionMachine } from '#machines/account/session/session.machine.ts'
import { account } from '#machines/reference/messages/account.ts'
import { EventForm } from '../journey/form/event-form.tsx'
import type { ViewProps } from '../journey/journey.ts'
import { useChild } from '../journey/use-journey.ts'
import { signUpJourney } from '../session/sign-up.journey.ts'
import { LinkButton } from '../ui/actions/link.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { Dialog } from '../ui/overlays/dialog.tsx'
import styles from './sign-up.module.css'

/** The sign-up form; the server's objections are shown under it (MODAL-05, ERR-06). */
export function SignUpDialog(view: ViewProps<typeof sessionMachine>) {
  const signUp = useChild(view, 'signUp', signUpJourney)
  const { title, problem } = signUp?.screen ?? {}
  if (!signUp || !title) return null
  return (
    <Dialog
      open
      onClose={() => signUp.send({ type: 'closed' })}
      title={title}
      description={account.signUpLead}
    >
      <EventForm {...signUp} asks="profile.given" busyLabel={account.signingUp} isQuiet isInDialog />
      {problem && <Notice kind="error">{problem}</Notice>}
      <p className={styles.known}>
        {account.knownAlready}
        <LinkButton onClick={() => signUp.send({ type: 'login.chosen' })}>
          {signUp.journey.events['login.chosen']?.label}
        </LinkButton>
      </p>
    </Dialog>
  )
}
