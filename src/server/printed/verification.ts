import type { Fact } from '#machines/document/document.ts'
import { printDay } from '#machines/document/format.ts'
import { insurerById } from '#machines/reference/insurers.ts'
import type { Day } from '#machines/schemas/basics.ts'

/** What the page behind the code of a document says to whoever compares the two. */
export type Verification = { title: string; facts: readonly Fact[]; notes: readonly string[] }

export type Verified = {
  policyNumber: string
  insurerId: number
  start: Day
  end: Day
  /** The first day without cover of a policy that was cancelled. */
  cancelledOn: Day | undefined
}

export const unknownPolicy: Verification = {
  title: 'This policy is not known',
  facts: [],
  notes: ['The code does not belong to a policy that was sold here. Scan it again, or ask the insurer.'],
}

export function verification(
  policy: Verified,
  proof: readonly Fact[],
  { today, isSandbox }: { today: Day; isSandbox: boolean },
): Verification {
  const { policyNumber, insurerId, start, end, cancelledOn } = policy
  return {
    title: titleOf(policy, today),
    facts: [
      ['Policy number', policyNumber],
      ['Insurer', insurerById(insurerId)?.legalName ?? ''],
      ...proof,
      ['From', printDay(start)],
      ['To', printDay(end)],
      ...(cancelledOn === undefined ? [] : [['Cancelled from', printDay(cancelledOn)] as const]),
    ],
    notes: [
      'Compare these with the document in your hand.',
      ...(isSandbox ? ['Sandbox: this policy insures nothing and proves nothing.'] : []),
    ],
  }
}

function titleOf({ start, end, cancelledOn }: Verified, today: Day): string {
  if (cancelledOn !== undefined) return 'This policy was cancelled'
  if (today > end) return 'This policy has ended'
  return today < start ? 'This policy is valid and has not begun' : 'This policy is valid'
}
