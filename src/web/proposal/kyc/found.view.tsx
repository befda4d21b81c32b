import { identityTypes } from '#machines/reference/documents.ts'
import { dayToSlashes } from '#machines/rules/calendar.ts'
import type { KycResult } from '#machines/schemas/proposal.ts'
import { JourneyScreen } from '../../journey/journey-screen.tsx'
import { Press } from '../../journey/press.tsx'
import { KeyValue } from '../../ui/facts/key-value.tsx'
import { Card } from '../../ui/layout/card.tsx'
import type { KycHandle } from './kyc.journey.ts'

/** Whom the check found: is it they? The number of the document stays masked. */
export function FoundView({ journey }: { journey: KycHandle }) {
  const { finding } = journey.context
  const actions = (
    <>
      <Press journey={journey} event="identity.confirmed" />
      <Press journey={journey} event="identity.denied" variant="secondary" />
    </>
  )
  return (
    <JourneyScreen journey={journey} actions={actions}>
      {finding && (
        <Card as="section" aria-label="Your KYC record">
          <KeyValue entries={factsOf(finding)} />
        </Card>
      )}
    </JourneyScreen>
  )
}

function factsOf(found: KycResult): [string, string][] {
  const document = identityTypes.find(({ value }) => value === found.docName)
  const facts: [string, string | undefined][] = [
    ['Name', found.name],
    ['Date of birth', found.dateOfBirth && dayToSlashes(found.dateOfBirth)],
    ['Gender', found.gender],
    ['Address', found.address],
    ['Pincode', found.pincode],
    [document?.label ?? 'Document', found.docNumber],
    ['KYC number', found.kycNumber],
  ]
  return facts.filter((fact): fact is [string, string] => Boolean(fact[1]))
}
