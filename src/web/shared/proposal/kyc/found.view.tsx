import type { kycMachine } from '#machines/purchase/kyc/kyc.machine.ts'
import { documentName } from '#machines/reference/documents.ts'
import { wordLabel } from '#machines/reference/word-labels.ts'
import { formatDayWithYear } from '#machines/rules/dates.ts'
import type { KycResult } from '#machines/schemas/proposal.ts'
import { EventButton } from '../../../journey/event-button.tsx'
import type { ViewProps } from '../../../journey/journey.ts'
import { JourneyScreen } from '../../../journey/journey-screen.tsx'
import { KeyValue } from '../../../ui/facts/key-value.tsx'
import { Card } from '../../../ui/layout/card.tsx'

/** Confirms the person the check found. The document number stays masked. */
export function FoundView(view: ViewProps<typeof kycMachine>) {
  const { finding } = view.model
  const actions = (
    <>
      <EventButton {...view} event="identity.confirmed" />
      <EventButton {...view} event="identity.denied" variant="secondary" />
    </>
  )
  return (
    <JourneyScreen {...view} actions={actions}>
      {finding && (
        <Card as="section" aria-label="Your KYC record">
          <KeyValue entries={factsOf(finding)} />
        </Card>
      )}
    </JourneyScreen>
  )
}

function factsOf(found: KycResult): [string, string][] {
  const facts: [string, string | undefined][] = [
    ['Name', found.name],
    ['Date of birth', found.dateOfBirth && formatDayWithYear(found.dateOfBirth)],
    ['Gender', found.gender && wordLabel(found.gender)],
    ['Address', found.address],
    ['Pincode', found.pincode],
    [documentName(found.docName), found.docNumber],
    ['KYC number', found.kycNumber],
  ]
  return facts.filter((fact): fact is [string, string] => Boolean(fact[1]))
}
