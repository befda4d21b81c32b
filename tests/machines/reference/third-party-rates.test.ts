import { expect, it } from 'vitest'
import { tariff } from '#machines/reference/tariff.ts'
import { thirdPartyRates } from '#machines/reference/third-party-rates.ts'

it('the third-party premiums on the page about bikes are those of the newest tariff', () => {
  const bands = tariff.thirdParty.at(-1)?.['2w'].cc
  expect(
    thirdPartyRates.map(({ upTo, annual, fiveYears }) => ({ max: upTo, annual, longTerm: fiveYears })),
  ).toEqual(bands)
  expect(thirdPartyRates.slice(1).map(({ above }) => above)).toEqual(
    thirdPartyRates.slice(0, -1).map(({ upTo }) => upTo),
  )
})
