import { expect, type Page } from 'playwright/test'

/** A picture as a camera gives it, larger than what is stored, with edges to be seen; dark as at night if it should be. */
const takePicture = (page: Page, colour: string) =>
  page.evaluate((paint) => {
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width: 2400, height: 1800 })
    const pen = canvas.getContext('2d')
    if (!pen) return ''
    Object.assign(pen, { fillStyle: 'black' }).fillRect(0, 0, 2400, 1800)
    pen.fillStyle = paint
    for (let x = 0; x < 2400; x += 200) pen.fillRect(x, 0, 100, 1800)
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? ''
  }, colour)

/** Gives the field of one photograph its picture. */
export async function givePicture(page: Page, label: string, colour = 'saddlebrown'): Promise<void> {
  const buffer = Buffer.from(await takePicture(page, colour), 'base64')
  await page
    .getByLabel(label, { exact: true })
    .setInputFiles({ name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer })
}

export async function photograph(page: Page, label: string): Promise<void> {
  await givePicture(page, label)
  await expect(page.getByRole('img', { name: label, exact: true })).toBeVisible()
}

/** Every photograph that the page asks for. */
export async function photographAll(page: Page): Promise<void> {
  const fields = page.locator('main input[type=file]')
  const labels = await fields.evaluateAll((inputs: HTMLInputElement[]) =>
    inputs.map((input) => input.labels?.[0]?.textContent ?? ''),
  )
  for (const label of labels) await photograph(page, label)
}
