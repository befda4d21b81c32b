import { catalogue } from '#machines/catalogue.ts'
import { paths } from '#machines/reference/messages/paths.ts'
import type { Subject } from '#machines/subject.ts'
import { refuse } from '../http/refuse.ts'

/** The machine of that name; refuses where there is none. */
export const subjectOf = (key: string): Subject =>
  catalogue.find((one) => one.key === key) ?? refuse('not-found', paths.unknown(key))
