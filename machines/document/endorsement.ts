import type { EndorsementSubject } from '../schemas/endorsement.ts'
import type { JourneyRecord } from '../schemas/journey-record.ts'
import type { Fact } from './document.ts'
import { addressOf, nomineeFacts } from './people.ts'

/** How what a change is about reads on a policy. */
export function subjectFacts(subject: EndorsementSubject, record: JourneyRecord): Fact[] {
  if (subject === 'nominee') return nomineeFacts(record)
  const { person } = record
  return person
    ? [
        ['Address', addressOf(person)],
        ['Mobile', person.mobile],
        ['Email', person.email],
      ]
    : []
}
