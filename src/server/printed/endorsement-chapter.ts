import type { PolicyContent } from '#machines/core/server-product.ts'
import type { Chapter } from '#machines/document/document.ts'
import { subjectFacts } from '#machines/document/endorsement.ts'
import { printDay } from '#machines/document/format.ts'
import type { IssuedPolicy } from '#machines/document/issued.ts'
import { endorsement as texts } from '#machines/reference/messages/endorsement.ts'
import type { Day } from '#machines/schemas/basics.ts'
import type { EndorsementSubject } from '#machines/schemas/endorsement.ts'
import type { JourneyRecord } from '#machines/schemas/journey-record.ts'

/** A change that the insurer has made, and the policy as it was before. */
export type MadeEndorsement = {
  number: string
  onDay: Day
  subject: EndorsementSubject
  before: JourneyRecord
}

/** The content of a policy that was changed: the endorsement first, its number and day on top. */
export function withEndorsement(
  content: PolicyContent,
  { record }: IssuedPolicy<JourneyRecord>,
  made: MadeEndorsement,
): PolicyContent {
  return {
    ...content,
    summary: [...content.summary, ['Endorsement', `${made.number}\nof ${printDay(made.onDay)}`]],
    chapters: [endorsementChapter(record, made), ...content.chapters],
  }
}

function endorsementChapter(
  record: JourneyRecord,
  { number, onDay, subject, before }: MadeEndorsement,
): Chapter {
  return {
    title: `Endorsement ${number}`,
    subtitle: `${texts.subjects[subject]} · in force from ${printDay(onDay)}`,
    blocks: [
      {
        kind: 'columns',
        columns: [
          { heading: 'Before', rows: subjectFacts(subject, before) },
          { heading: 'Now', rows: subjectFacts(subject, record) },
        ],
      },
      { kind: 'text', text: texts.printed },
    ],
  }
}
