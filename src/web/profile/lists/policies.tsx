import { readPolicies } from '#contract/profile/own-lists.calls.ts'
import { policyOfWire } from '#contract/profile/own-lists.codec.ts'
import type { ownJourneysMachine } from '#machines/account/profile/own-journeys.machine.ts'
import type { ViewProps } from '../../journey/journey.ts'
import { Nothing } from './nothing.tsx'
import { OwnList } from './own-list.tsx'
import { PolicyRow } from './policy-row.tsx'
import { useOwn } from './use-own.ts'

/** The purchased policies, with documents and renewals. */
export function Policies(view: ViewProps<typeof ownJourneysMachine>) {
  const own = useOwn(readPolicies, policyOfWire)
  return (
    <OwnList
      own={own}
      label="Your policies"
      keyOf={({ leadId }) => leadId}
      show={(policy) => <PolicyRow policy={policy} {...view} />}
      empty={<Nothing of="myPolicies" />}
    />
  )
}
