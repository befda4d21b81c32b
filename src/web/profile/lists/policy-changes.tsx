import { endorsementNoteOf } from '#machines/account/profile/labels.ts'
import { endorsement as texts } from '#machines/reference/messages/endorsement.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Disclosure } from '../../ui/layout/disclosure.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import type { PolicyProps } from './policy-actions.tsx'
import styles from './row.module.css'

/** What was changed of a policy, and the document as it was before each change. */
export function PolicyChanges({ policy: { leadId, issued }, screen, send }: PolicyProps) {
  const endorsements = issued?.endorsements ?? []
  if (endorsements.length === 0) return null
  const made = endorsements.filter(({ state }) => state === 'done')
  return (
    <Disclosure label={texts.history}>
      <ul className={styles.changes}>
        {endorsements.map((one) => (
          <li key={`${one.number ?? one.state} ${one.on}`}>
            <Stack gap="small">
              <p className={styles.change}>{texts.subjects[one.subject]}</p>
              <p>{endorsementNoteOf(one)}</p>
              {one.state === 'done' && (
                <div>
                  <Button
                    variant="secondary"
                    size="small"
                    disabled={screen.busy}
                    onClick={() => send({ type: 'document.asked', leadId, after: String(made.indexOf(one)) })}
                  >
                    {texts.before}
                  </Button>
                </div>
              )}
            </Stack>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
