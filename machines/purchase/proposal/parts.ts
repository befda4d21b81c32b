import * as v from 'valibot'
import { knownAnswer } from '../../core/answer.ts'
import type { EventDefinitions } from '../../core/event.ts'
import type { InvalidAnswer } from '../../core/server-product.ts'
import type { Day } from '../../schemas/basics.ts'
import type { JourneyRecord } from '../../schemas/journey-record.ts'

/**
 * The parts of the record that the pages of a proposal make, each with the event that answers it. `isGiven` tells
 * whether a part has been answered, where an answer may leave its field of the record empty.
 */
export function proposalParts<R extends JourneyRecord, Part extends keyof R & string>(
  events: EventDefinitions,
  answerOf: Readonly<Record<Part, string>>,
  isGiven: (part: Part, record: R) => boolean = (part, record) => record[part] !== undefined,
) {
  const parts = Object.keys(answerOf) as Part[]
  const check = (part: Part, record: R, today: Day) => {
    const type = answerOf[part]
    const schema = events[type]?.schema(today) ?? v.never()
    return v.safeParse(schema, knownAnswer(events, type, record, today))
  }

  /** A renewal brings the answers of the policy before it along; they count once they were given again. */
  const isBroughtAlong = (part: Part, { renewalOf, savedStep }: JourneyRecord): boolean =>
    renewalOf !== undefined && savedStep < (events[answerOf[part]]?.saved?.step ?? 0)

  /** Whether a part is there and still good: days pass, and another plan may ask for more than the one before. */
  const isValid = (part: Part, record: R, today: Day): boolean =>
    isGiven(part, record) && !isBroughtAlong(part, record) && check(part, record, today).success

  /** The first answer that no longer holds. */
  function invalidAnswer(record: R, today: Day): InvalidAnswer | undefined {
    for (const part of parts.filter((one) => isGiven(one, record))) {
      const { issues } = check(part, record, today)
      if (!issues) continue
      return { path: [answerOf[part], v.getDotPath(issues[0])].join('.'), message: issues[0].message }
    }
    return undefined
  }

  return { isGiven, isBroughtAlong, isValid, invalidAnswer }
}
