import { describe, expect, it } from 'vitest'
import { retryAfterMessage, tomorrowAt } from '#machines/reference/messages/retry-after.ts'
import { formatTimeIn } from '#machines/rules/dates.ts'
import { timeIn } from '#server/http/rate-limit.ts'
import { readCatalogue } from '#texts/catalogue.ts'
import { translatorOf } from '#texts/translator.ts'

const say = translatorOf(readCatalogue('hi'), formatTimeIn)

describe('from when on one may try again', () => {
  it.each(Object.values(retryAfterMessage).map((words) => words(tomorrowAt('10:00 am'))))(
    'is said in Hindi with its time, which is tomorrow: %s',
    (message) => {
      expect(say(message)).toContain('कल सुबह 10:00 बजे')
    },
  )

  it.each([
    ['12:05 am', 'रात 12:05 बजे'],
    ['4:30 am', 'सुबह 4:30 बजे'],
    ['12:00 pm', 'दोपहर 12:00 बजे'],
    ['5:07 pm', 'शाम 5:07 बजे'],
    ['11:59 pm', 'रात 11:59 बजे'],
  ])('is called by the part of its day in Hindi: %s', (time, inHindi) => {
    expect(say(retryAfterMessage.moreCodes(time))).toContain(` ${inHindi} के बाद`)
  })

  it('is a time that Hindi knows, whenever it is', () => {
    for (let hours = 1; hours <= 24; hours++)
      expect(say(retryAfterMessage.moreTries(timeIn(hours * 3_600_000)))).not.toMatch(/[a-z]/i)
  })
})
