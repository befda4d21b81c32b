import { catalogue } from '#machines/catalogue.ts'
import type { TestModel } from '#machines/core/test-model.ts'
import { paths } from '#machines/reference/messages/paths.ts'
import { fail } from '../http/fail.ts'

/** The machine of that name; refuses where there is none. */
export const testModelOf = (key: string): TestModel =>
  catalogue.find((one) => one.key === key) ?? fail('not-found', paths.unknown(key))
