import { expect, test } from 'vitest'
import { samplePremium } from '#web/home/story/sample-premium.ts'
import { priced, swift } from '../../sandbox/rating/samples.ts'

test('the sample price of the home page is what the rating engine answers, line by line', () => {
  const addOns = ['zeroDepriciationCover', 'roadSideAssistance'] as const
  const { lines, gst, final } = priced({ ...swift, addOns: [...addOns], personalAccident: true })
  const worked = [...lines.map(({ label, amount }) => [label, amount]), ['GST', gst]]
  expect(samplePremium.lines.map(({ label, paise }) => [label, paise])).toEqual(worked)
  expect(samplePremium.final).toBe(final)
})
