import { expect } from 'playwright/test'
import { openForm } from '../driver/home.ts'
import { test } from '../driver/test.ts'
import { answer } from '../purchases/wizard.ts'

// In the specification's own letters.
const makes = {
  Bike: 'Hero, Honda, Bajaj, TVS, Royal Enfield, Mahindra, Hero Honda, Yamaha, KTM, Jawa, LML, Hyosung, BMW, Ducati, Harley-Davidson, Benelli',
  Car: 'Maruti, Tata, Honda, Ford, Hyundai, Kia, Mahindra, Morris Garages, Renault, Skoda, Toyota, Volkswagen, Volvo, Audi, BMW',
}

for (const tile of ['Bike', 'Car'] as const) {
  const named = makes[tile].split(', ')
  test(`the popular makes of a ${tile.toLowerCase()} are offered, each with its logo [MOTOR-25, REF-09]`, async ({
    page,
  }) => {
    await openForm(page, tile)
    await page.getByRole('button', { name: `Don't have ${tile} Number?`, exact: true }).click()
    await answer(page, 'registrationNumber.city', 'city.chosen', { rto: { value: 'RJ14', city: 'Jaipur' } })
    const tiles = page.getByRole('group', { name: 'Make', exact: true }).getByRole('button')
    await expect(tiles).toHaveText(named)
    const widths = () =>
      tiles
        .locator('img')
        .evaluateAll((images: HTMLImageElement[]) => images.map(({ naturalWidth }) => naturalWidth))
    await expect.poll(async () => (await widths()).filter((width) => width > 0).length).toBe(named.length)
  })
}
