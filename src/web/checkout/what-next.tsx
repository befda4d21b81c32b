import { claims, type ClaimHelp as Help } from '#machines/reference/messages/claims.ts'
import { purchased as texts } from '#machines/reference/messages/purchased.ts'
import { formatDay } from '#machines/rules/dates.ts'
import { renewalWindow } from '#machines/rules/renewal.ts'
import type { Day } from '#machines/schemas/basics.ts'
import type { PolicyStatus } from '#machines/schemas/outcome.ts'
import { ownAddress } from '../language/language.ts'
import { ClaimHelp } from '../shared/claim-help.tsx'
import { SendPolicy } from '../shared/send-policy.tsx'
import { linkClass } from '../ui/actions/link.tsx'
import { Card } from '../ui/layout/card.tsx'
import { Disclosure } from '../ui/layout/disclosure.tsx'
import { Stack } from '../ui/layout/stack.tsx'
import { CheckoutSupport } from './support.tsx'

type Issued = Extract<PolicyStatus, { kind: 'ready' }>
type WhatNextProps = {
  leadId: string
  policy: Issued
  insurer: string
  claim: Help
  today: Day
  hasNominee: boolean
}

/** Keeping, renewing, changing and using a policy that was just bought. */
export const WhatNext = ({ leadId, policy, insurer, claim, today, hasNominee }: WhatNextProps) => (
  <Card as="section" aria-label={texts.next}>
    <Stack>
      <h2>{texts.next}</h2>
      <p>
        {texts.keep}{' '}
        <a href={ownAddress('/my-profile?section=myPolicies')} className={linkClass.inline}>
          Open My Policies
        </a>
      </p>
      <div>
        <SendPolicy leadId={leadId} isBoxed />
      </div>
      <p>{texts.renew(formatDay(renewalWindow(policy, today).opens, today))}</p>
      <p>{hasNominee ? texts.change : texts.changeContact}</p>
      <Disclosure label={claims.title}>
        <ClaimHelp
          {...claim}
          insurer={insurer}
          helpline={policy.helpline}
          policyNumber={policy.policyNumber}
        />
      </Disclosure>
      <CheckoutSupport />
    </Stack>
  </Card>
)
