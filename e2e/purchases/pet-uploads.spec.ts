import { writeFileSync } from 'node:fs'
import { expect, type Page, type Route } from 'playwright/test'
import { petEvents } from '#machines/pet/wizard/pet.events.ts'
import { press } from '../driver/perform.ts'
import { test } from '../driver/test.ts'
import { answerUpToPhotographs, beginPets, choosePetPlan, givePet, petProposalAt, rex } from './pet.ts'

const dogs = ['Rex', 'Bruno', 'Tommy']
const views = ['from the front', 'from the left', 'from the right', 'from behind']
const bytesPerSecond = 60 * 1024

/**
 * Slows what the page sends until it is disposed of; what it receives comes as fast as before. The tab goes on to
 * another test, and nothing but this session's end takes its conditions away.
 */
async function slowLine(page: Page): Promise<AsyncDisposable> {
  const network = await page.context().newCDPSession(page)
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 100,
    downloadThroughput: -1,
    uploadThroughput: bytesPerSecond,
  })
  return { [Symbol.asyncDispose]: () => network.detach() }
}

/**
 * Lets no upload begin before it is told to: preparing twelve pictures may take longer on a busy machine than
 * sending the first of them.
 */
async function holdUploads(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = []
  const uploads = '**/getMotorKycDocumentUrl'
  await page.route(uploads, (route) => void held.push(route))
  return async () => {
    await Promise.all(held.map((route) => route.continue()))
    await page.unroute(uploads)
  }
}

/** A picture whose middle cannot be compressed, so that it takes its time. */
const noisyPicture = (page: Page) =>
  page.evaluate(() => {
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width: 1600, height: 1200 })
    const pen = canvas.getContext('2d')
    const noise = pen?.createImageData(240, 240)
    if (pen && noise) {
      for (let at = 0; at < noise.data.length; at += 1) noise.data[at] = Math.random() * 256
      pen.putImageData(noise, 600, 400)
    }
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? ''
  })

/** Notes every percentage that the page shows while photographs are sent. */
const notePercents = (page: Page) =>
  page.evaluate(() => {
    const seen = new Set<number>()
    Object.assign(window, { seen })
    new MutationObserver(() => {
      for (const bar of document.querySelectorAll('progress')) seen.add(bar.value)
    }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
  })

test('sends twelve photographs at once on a slow line, and shows how much of each has left [PET-04]', async ({
  page,
}) => {
  test.slow()
  await beginPets(page)
  await givePet(page, rex)
  for (const name of dogs.slice(1)) {
    await press(page, petEvents['pet.added'])
    await givePet(page, { ...rex, name })
  }
  await press(page, petEvents['pets.given'])
  await choosePetPlan(page, 'Bajaj Allianz')
  await answerUpToPhotographs(page)
  const buffer = Buffer.from(await noisyPicture(page), 'base64')
  await notePercents(page)
  await using _ = await slowLine(page)
  const beginUploads = await holdUploads(page)

  const labels = dogs.flatMap((dog) => views.map((view) => `${dog} ${view}`))
  for (const label of labels)
    await page.getByLabel(label).setInputFiles({ name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer })
  await expect(page.getByRole('progressbar')).toHaveCount(labels.length)
  await beginUploads()
  for (const label of labels)
    await expect(page.getByRole('img', { name: label })).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  const between = await page.evaluate(() => {
    const seen: unknown = Reflect.get(window, 'seen')
    return seen instanceof Set ? [...seen].filter((percent) => percent > 0 && percent < 100) : []
  })
  expect(between.length).toBeGreaterThan(2)

  await page.reload()
  await petProposalAt(page, 'photographs')
  await expect(page.getByText('4 of 4 photographs')).toHaveCount(dogs.length)
})

/** A bitmap of 40 MB, as a scanner makes it. */
function bitmap(): Buffer {
  const [width, height] = [4000, 3495]
  const head = Buffer.alloc(54)
  head.write('BM')
  head.writeUInt32LE(54 + width * height * 3, 2)
  head.writeUInt32LE(54, 10)
  head.writeUInt32LE(40, 14)
  head.writeInt32LE(width, 18)
  head.writeInt32LE(height, 22)
  head.writeUInt16LE(1, 26)
  head.writeUInt16LE(24, 28)
  return Buffer.concat([head, Buffer.alloc(width * height * 3, 120)])
}

test('makes a picture of 40 MB small before it is sent', async ({ page }, testInfo) => {
  await beginPets(page)
  await givePet(page, rex)
  await press(page, petEvents['pets.given'])
  await choosePetPlan(page, 'Bajaj Allianz')
  await answerUpToPhotographs(page)
  const buffer = bitmap()
  expect(buffer.length).toBeGreaterThan(40 * 1024 * 1024 - 100_000)
  // From the disk, as a person's: sent through the browser's protocol it takes most of a minute on a busy machine.
  const file = testInfo.outputPath('rex.bmp')
  writeFileSync(file, buffer)
  const sent = page.waitForRequest('**/getMotorKycDocumentUrl')
  await page.getByLabel('Rex from the front').setInputFiles(file)
  await expect(page.getByRole('img', { name: 'Rex from the front' })).toBeVisible()
  expect(Number((await (await sent).allHeaders())['content-length'])).toBeLessThan(1024 * 1024)
})
