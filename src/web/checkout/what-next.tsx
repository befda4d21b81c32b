import { purchased as texts } from '#machines/reference/messages/purchased.ts'
import { formatDay } from '#machines/rules/dates.ts'
import { type PolicyDays, renewalWindow } from '#machines/rules/renewal.ts'
import type { Day } from '#machines/schemas/basics.ts'
import { linkClass } from '../ui/actions/link.tsx'
import { Card } from '../ui/layout/card.tsx'
import { Stack } from '../ui/layout/stack.tsx'
import { CheckoutSupport } from './support.tsx'

type WhatNextProps = { policy: PolicyDays; today: Day }

/** Keeping, renewing, changing and using a policy that was just bought. */
export const WhatNext = ({ policy, today }: WhatNextProps) => (
  <Card as="section" aria-label={texts.next}>
    <Stack>
      <h2>{texts.next}</h2>
      <p>
        {texts.keep}{' '}
        <a href="/my-profile?section=myPolicies" className={linkClass.inline}>
          Open My Policies
        </a>
      </p>
      <p>{texts.renew(formatDay(renewalWindow(policy, today).opens, today))}</p>
      <p>{texts.claim}</p>
      <p>{texts.change}</p>
      <CheckoutSupport />
    </Stack>
  </Card>
)
