import type { ServerProduct } from '#machines/core/server-product.ts'
import type { PolicyDocument } from '#machines/document/document.ts'
import type { IssuedPolicy } from '#machines/document/issued.ts'
import { fullName } from '#machines/document/people.ts'
import { productOf } from '#machines/products.ts'
import { formatRupees } from '#machines/rules/money.ts'
import type { Day } from '#machines/schemas/basics.ts'
import type { JourneyRecord } from '#machines/schemas/journey-record.ts'
import { recordInWords } from '#texts/insurer-words/record-in-words.ts'
import { type MadeEndorsement, withEndorsement } from './endorsement-chapter.ts'
import { policyDocument, type Where } from './policy-document.ts'
import { unknownPolicy, type Verification, type Verified, verification } from './verification.ts'

/** What is printed of a policy, and what the page that verifies it says, in one language. */
export type Documents = {
  /** The policy; of an endorsed one the endorsement is its first chapter. */
  policy(issued: IssuedPolicy, where: Where, endorsement?: MadeEndorsement): PolicyDocument
  /** What was paid and the tax in it, and what was given back of it. */
  receipt(issued: IssuedPolicy, where: Where, refundPaise?: number): PolicyDocument
  verification(policy: Verified, record: JourneyRecord, on: { today: Day; isSandbox: boolean }): Verification
  unknownPolicy: Verification
}

export function documentsOf(products: readonly ServerProduct[]): Documents {
  const contentOf = (issued: IssuedPolicy) => productOf(products, issued.record).document(issued)
  return {
    verification: (policy, record, on) => verification(policy, productOf(products, record).proof(record), on),
    unknownPolicy,
    policy(sent, where, endorsement) {
      const issued = { ...sent, record: recordInWords(sent.record) }
      const content = contentOf(issued)
      return policyDocument(
        issued,
        endorsement ? withEndorsement(content, issued, endorsement) : content,
        where,
      )
    },
    receipt(sent, where, refundPaise) {
      const issued = { ...sent, record: recordInWords(sent.record) }
      const { summary, receipt } = contentOf(issued)
      const { person } = issued.record
      const content = {
        title: 'Premium receipt',
        summary: [
          ['Received from', person ? fullName(person) : ''] as const,
          ...summary,
          ...(refundPaise === undefined ? [] : [['Given back', formatRupees(refundPaise)] as const]),
        ],
        chapters: receipt,
      }
      return policyDocument(issued, content, where)
    },
  }
}
