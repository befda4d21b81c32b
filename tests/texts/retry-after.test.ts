import { expect, it } from 'vitest'
import { retryAfterMessage, tomorrowAt } from '#machines/reference/messages/retry-after.ts'
import { readCatalogue } from '#texts/catalogue.ts'
import { translatorOf } from '#texts/translator.ts'

const say = translatorOf(readCatalogue('hi'))

it.each(Object.values(retryAfterMessage).map((words) => words(tomorrowAt('10:00 am'))))(
  'is said in Hindi with its time, which is tomorrow: %s',
  (message) => {
    expect(say(message)).toContain('कल 10:00 am')
  },
)
