import { afterEach, expect, test, vi } from 'vitest'
import { dateLabels } from '#machines/reference/messages/dates.ts'
import { formatDayIn, formatDayWithYear, formatMoment, formatRelativeMoment } from '#machines/rules/dates.ts'
import { readCatalogue } from '#texts/catalogue.ts'
import { inEnglish, sayIn } from '#texts/translator.ts'

const say = sayIn(readCatalogue('hi'))
const moment = '2026-11-27T17:03:00Z'

// Other tests of this worker read the dates in English.
afterEach(() => {
  vi.doUnmock('#machines/reference/messages/dates.ts')
  vi.resetModules()
})

test('a day has its short month in English and its whole one in Hindi', () => {
  expect(formatDayWithYear('2026-11-27')).toBe('27 Nov 2026')
  expect(formatDayIn(inEnglish, '2026-11-27')).toBe('27 Nov 2026')
  expect(formatDayIn(say, '2026-11-27')).toBe('27 नवंबर 2026')
})

test('a moment is told by the clock in English and by the part of the day in Hindi', async () => {
  expect(formatMoment(moment)).toBe('27 Nov 2026, 10:33 pm')
  expect(formatRelativeMoment(moment, '2026-11-27')).toBe('Today, 10:33 pm')
  const locale = say(dateLabels.locale)
  vi.doMock('#machines/reference/messages/dates.ts', () => ({ dateLabels: { ...dateLabels, locale } }))
  vi.resetModules()
  const inHindi = await import('#machines/rules/dates.ts')
  expect(inHindi.formatMoment(moment)).toBe('27 नवंबर 2026 को रात 10:33 बजे')
  expect(inHindi.formatRelativeMoment(moment, '2026-11-27')).toBe('Today, रात 10:33')
})
