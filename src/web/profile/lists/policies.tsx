import { readPolicies } from '#contract/profile/own-lists.calls.ts'
import { policyOfWire } from '#contract/profile/own-lists.codec.ts'
import type { OwnJourneys } from '../own-journeys.journey.ts'
import { Nothing } from './nothing.tsx'
import { OwnList } from './own-list.tsx'
import { PolicyRow } from './policy-row.tsx'
import { useOwn } from './use-own.ts'

/** What was bought, with its document and its renewal. */
export function Policies({ journey }: { journey: OwnJourneys }) {
  const own = useOwn(readPolicies, policyOfWire)
  return (
    <OwnList
      own={own}
      label="Your policies"
      keyOf={({ leadId }) => leadId}
      show={(policy) => <PolicyRow policy={policy} journey={journey} />}
      empty={<Nothing of="myPolicies" />}
    />
  )
}
