import { expect, it } from 'vitest'
import { nobody } from '#server/http/caller.ts'
import { browserSegment } from '#server/traffic/segment-of.ts'

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0'

it.each([
  ['phone', `Mozilla/5.0 (Linux; Android 15; Pixel 9) ${chrome} Mobile Safari/537.36`],
  ['phone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Mobile/15E148 Safari/604.1'],
  ['tablet', `Mozilla/5.0 (Linux; Android 15; SM-X910) ${chrome} Safari/537.36`],
  ['tablet', 'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) Version/12.1.2 Mobile/15E148 Safari/604.1'],
  ['tablet', 'Mozilla/5.0 (Android 15; Tablet; rv:141.0) Gecko/141.0 Firefox/141.0'],
  ['computer', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36`],
  ['computer', undefined],
])('is counted as a %s: %s', (device, userAgent) => {
  expect(browserSegment({ product: 'car' }, nobody, userAgent)).toMatchObject({ device, side: 'browser' })
})
