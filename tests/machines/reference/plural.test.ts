import { afterEach, describe, expect, it, vi } from 'vitest'

const load = async (locale: string) => {
  vi.resetModules()
  vi.doMock('#machines/reference/messages/dates.ts', () => ({ dateLabels: { locale } }))
  return (await import('#machines/reference/plural.ts')).plural
}

afterEach(() => {
  vi.doUnmock('#machines/reference/messages/dates.ts')
  vi.resetModules()
})

describe('the words for a count', () => {
  it.each([
    ['en-IN', ['days', 'day', 'days', 'days']],
    // Hindi has nothing as one thing.
    ['hi-IN-u-nu-latn', ['day', 'day', 'days', 'days']],
  ])('follow the rules of %s', async (locale, words) => {
    const plural = await load(locale)
    expect([0, 1, 2, 21].map((count) => plural(count, 'day', 'days'))).toEqual(words)
  })
})
