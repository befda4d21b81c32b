import { expect } from 'playwright/test'
import { makesOf } from '#machines/reference/makes.ts'
import { openForm } from '../driver/home.ts'
import { test } from '../driver/test.ts'
import { answer } from '../purchases/wizard.ts'

for (const [tile, kind, count] of [
  ['Bike', '2w', 16],
  ['Car', '4w', 15],
] as const) {
  test(`the popular makes of a ${tile.toLowerCase()} are offered, each with its logo [MOTOR-25, REF-09]`, async ({
    page,
  }) => {
    await openForm(page, tile)
    await page.getByRole('button', { name: `Don't have ${tile} Number?`, exact: true }).click()
    await answer(page, 'registrationNumber.city', 'city.chosen', { rto: { value: 'RJ14', city: 'Jaipur' } })
    const tiles = page.getByRole('group', { name: 'Make', exact: true }).getByRole('button')
    await expect(tiles).toHaveCount(count)
    await expect(tiles).toHaveText(makesOf(kind).map(({ label }) => label))
    const widths = () =>
      tiles
        .locator('img')
        .evaluateAll((images: HTMLImageElement[]) => images.map(({ naturalWidth }) => naturalWidth))
    await expect.poll(async () => (await widths()).filter((width) => width > 0).length).toBe(count)
  })
}
