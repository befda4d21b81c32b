import type { Product } from '../../core/product.ts'
import { merge } from '../../reference/messages/merge.ts'
import type { Day } from '../../schemas/basics.ts'
import type { JourneyRecord } from '../../schemas/journey-record.ts'
import { answerText, type ComparedAnswer, isAnswered, readAnswer, unseenDifferences } from './answer.ts'

type About = { product: Pick<Product, 'emptyRecord'>; today: Day }
type Sides<T> = { theirs: T; mine: T }

/** Both sides of a question as people read them, with what differs and is never shown. */
export function sidesOf(answer: ComparedAnswer, { theirs, mine }: Sides<JourneyRecord>, about: About) {
  const texts = { theirs: textOf(answer, theirs, about), mine: textOf(answer, mine, about) }
  const isAnsweredTwice = !isBlank(answer, theirs, about) && !isBlank(answer, mine, about)
  const unseen = isAnsweredTwice ? unseenDifferences(answer, [theirs, mine], about.today) : []
  return { ...texts, note: noteOf(unseen, texts) }
}

/** There is no choice between two sides that read the same. */
function noteOf(unseen: readonly string[], { theirs, mine }: Sides<string>): string | undefined {
  if (unseen.length > 0) return merge.differsUnseen(unseen)
  return theirs === mine ? merge.readsTheSame : undefined
}

function textOf(answer: ComparedAnswer, record: JourneyRecord, about: About): string {
  if (isBlank(answer, record, about)) return merge.notAnswered
  const { product, today } = about
  const isUnseen = unseenDifferences(answer, [record, product.emptyRecord], today).length > 0
  return answerText(answer, record, today) || (isUnseen ? merge.unseen : merge.notAnswered)
}

/** Whether a record says nothing on a question. */
export function isBlank(answer: ComparedAnswer, record: JourneyRecord, { product, today }: About): boolean {
  const isEmpty = readAnswer(answer, record, today) === readAnswer(answer, product.emptyRecord, today)
  return isEmpty || !answer.events.some((event) => isAnswered(event, record, today))
}
