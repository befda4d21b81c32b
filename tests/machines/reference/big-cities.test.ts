import { expect, test } from 'vitest'
import { bigCities } from '#machines/reference/big-cities.ts'
import { rtoByCode } from '#machines/reference/rtos.ts'

test('a big city stands under the name that its registration office has in the list', () => {
  for (const { value, city } of bigCities) expect(rtoByCode(value)?.registered_city_name).toBe(city)
})
