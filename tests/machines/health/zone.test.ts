import { describe, expect, test } from 'vitest'
import { healthZoneOf } from '#machines/health/rules/zone.ts'
import { findPincode } from '#machines/reference/pincodes.ts'
import { firstRated } from '../reference/first-rated.ts'

const zoneAt = (pincode: string) => {
  const place = findPincode(pincode)
  return place && healthZoneOf(place)
}

describe('the zone of a pincode', () => {
  test.each(firstRated)('stays $zone in $city', ({ zone, pincodes }) => {
    for (const pincode of pincodes.split(' ')) expect(zoneAt(pincode)).toBe(zone)
  })

  test.each([
    ['Delhi, as the whole state', '110002', 1],
    ['Mumbai, as the city', '400050', 1],
    ['Kalyan, as Mumbai’s region', '421301', 1],
    ['Greater Noida, as Delhi’s region', '201310', 1],
    ['Bengaluru, as the city', '560100', 2],
    ['Chandigarh, as the whole state', '160036', 2],
    ['Jaipur, as the rest of India', '302006', 3],
    ['Gandhinagar, as the rest of its state', '382010', 3],
    ['a village in Mizoram', '796181', 3],
  ])('is that of %s', (_, pincode, zone) => {
    expect(zoneAt(pincode)).toBe(zone)
  })
})
