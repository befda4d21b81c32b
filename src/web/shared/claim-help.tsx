import type { InferOutput } from 'valibot'
import { type ClaimHelp as Help, claims as texts } from '#machines/reference/messages/claims.ts'
import type { helpline } from '#machines/schemas/endorsement.ts'
import { PolicyNumber } from '../ui/facts/policy-number.tsx'
import { Stack } from '../ui/layout/stack.tsx'
import styles from './claim-help.module.css'
import { Helpline } from './helpline.tsx'

type ClaimHelpProps = Help & {
  insurer: string
  helpline: InferOutput<typeof helpline>
  policyNumber: string
  hasEnded?: boolean | undefined
}

/** What to do when something has happened, whom to call, and which papers are needed. */
export const ClaimHelp = ({
  steps,
  papers,
  insurer,
  helpline: line,
  policyNumber,
  hasEnded,
}: ClaimHelpProps) => (
  <Stack>
    {hasEnded && <p>{texts.afterEnd}</p>}
    <section aria-label={texts.call} className={styles.part}>
      <h3 className={styles.title}>{texts.call}</h3>
      <Helpline of={insurer} {...line} />
      <p>
        {texts.numberReady} <PolicyNumber number={policyNumber} />
      </p>
    </section>
    <section aria-label={texts.steps} className={styles.part}>
      <h3 className={styles.title}>{texts.steps}</h3>
      <ol className={styles.list}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
    <section aria-label={texts.papers} className={styles.part}>
      <h3 className={styles.title}>{texts.papers}</h3>
      <ul className={styles.list}>
        {papers.map((paper) => (
          <li key={paper}>{paper}</li>
        ))}
      </ul>
    </section>
  </Stack>
)
