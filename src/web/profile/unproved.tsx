import { labels } from '#machines/reference/messages/labels.ts'
import { profile as texts } from '#machines/reference/messages/profile.ts'
import { useTitle } from '../journey/use-title.ts'
import { askToLogIn, useSession } from '../session/use-session.ts'
import { Button } from '../ui/actions/button.tsx'
import { KeyValue } from '../ui/facts/key-value.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { Card } from '../ui/layout/card.tsx'
import { Screen } from '../ui/layout/screen.tsx'
import { Stack } from '../ui/layout/stack.tsx'

const { title } = texts.sections.myProfile

/** Signed up, but nothing from the server is shown before the number is proved by a code. */
export function Unproved() {
  const { name = '', mobile = '' } = useSession()
  useTitle(title)
  const prove = <Button onClick={() => askToLogIn()}>{labels.login}</Button>
  return (
    <Screen title={title}>
      <Stack gap="large">
        <Notice kind="warn" title={texts.proveTitle} action={prove}>
          {texts.proveNumber}
        </Notice>
        <Card as="section" aria-label="What you told us">
          <KeyValue
            entries={[
              ['Full name', name],
              ['Mobile number', `+91 ${mobile}`],
            ]}
          />
        </Card>
      </Stack>
    </Screen>
  )
}
