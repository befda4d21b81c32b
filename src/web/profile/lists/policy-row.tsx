import { policyStateOf, renewalNoteOf } from '#machines/account/profile/labels.ts'
import { formatDayWithYear } from '#machines/rules/dates.ts'
import { Money } from '../../ui/facts/money.tsx'
import { PolicyNumber } from '../../ui/facts/policy-number.tsx'
import { ProfileFacts } from './facts.tsx'
import { PolicyActions, type PolicyProps } from './policy-actions.tsx'
import { PolicyChanges } from './policy-changes.tsx'
import { PolicyHelp } from './policy-help.tsx'
import { ProfileRow } from './row.tsx'

const tones = {
  running: 'success',
  startsLater: 'info',
  ended: 'neutral',
  cancelled: 'neutral',
  issuing: 'accent',
} as const

export function PolicyRow({ policy, ...view }: PolicyProps) {
  const { insurer, insured, premium, issued } = policy
  const { key, label } = policyStateOf(policy)
  return (
    <ProfileRow
      insured={insured}
      insurer={insurer}
      badge={{ tone: tones[key], label }}
      price={<Money paise={premium} size="price" />}
      facts={
        <ProfileFacts
          of={[
            ['Policy number', issued && <PolicyNumber number={issued.policyNumber} />, 'wide'],
            ['Cover', insured.cover],
            ['Insured from', issued && formatDayWithYear(issued.start)],
            ['Insured to', issued && formatDayWithYear(issued.end)],
            ['Own damage to', issued?.odEnd && formatDayWithYear(issued.odEnd)],
          ]}
        />
      }
      note={renewalNoteOf(policy)}
      more={issued && <PolicyMore policy={policy} {...view} />}
      actions={<PolicyActions policy={policy} {...view} />}
    />
  )
}

/** Help, changes and what has been changed, under what is insured. */
const PolicyMore = (props: PolicyProps) => (
  <>
    <PolicyHelp {...props} />
    <PolicyChanges {...props} />
  </>
)
