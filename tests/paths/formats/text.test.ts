import { describe, expect, test } from 'vitest'
import { formatted } from '#paths/formats/formats.ts'
import { ofCatalogue, ofOddities } from './suites.ts'

describe('a suite as text', () => {
  test('numbers the steps of every path and ends with the totals', async () => {
    const { suite, model, details } = await ofCatalogue('login')
    const text = formatted('text', suite, model, details)
    const heard = suite.paths.flatMap(({ events }) => events).filter(({ refused }) => !refused)
    expect(text.match(/^ +\d+\. .* → /gm)).toHaveLength(heard.length)
    expect(text).toMatch(/mobile: 9876543210/)
    expect(text).toMatch(/refuses \d+: .*otp\.resent/)
    expect(text.trimEnd().split('\n').slice(-2)).toEqual([
      `${suite.totals.paths} paths, ${suite.totals.events} events, the longest ${suite.totals.longest}; ${suite.covered} of ${suite.targets} targets covered`,
      `No suite for these targets gets by with less than ${suite.bound.events} events: proven bound ${suite.bound.events}, gap 0.`,
    ])
  })

  test('explains the gap when the optimum is not proved', async () => {
    const { suite, model } = await ofOddities()
    const { events } = suite.totals
    const bound = { events: events - 2, gap: 2, exact: false }
    expect(formatted('text', { ...suite, bound }, model)).toContain(
      `At least ${events - 2} events are needed, and these paths have ${events}: gap 2, so a shorter suite may exist.`,
    )
    const dear = { events: 70, gap: 0, exact: true }
    expect(formatted('text', { ...suite, bound: dear }, model)).toContain('less than 70 of the measured cost')
  })

  test('lists uncovered targets with reasons, and why exploration stopped', async () => {
    const { suite, model } = await ofOddities()
    const text = formatted('text', { ...suite, stopped: 'the time was up' }, model)
    expect(text).toMatch(/Not covered, 1:\n.*never 0: /)
    expect(text).toContain('Not everything was looked at: the time was up.')
  })
})
