import { expect, type Page, test } from 'playwright/test'
import { isAccessibleHere } from '../accessibility/axe.ts'
import { isSampleName, leftInEnglish } from '../driver/in-hindi.ts'
import { press } from '../driver/perform.ts'

const narrow = { width: 320, height: 640 }
const wide = { width: 1280, height: 900 }

/** Where `LOOKS` names a folder, every screen is kept there as a picture of each width, for people to look at. */
const folder = process.env.LOOKS
let kept = 0

/**
 * The screen at hand has nothing left in English but for what a person typed, nothing is cut on a narrow phone or a wide
 * screen, and axe finds nothing in either theme.
 */
export async function look(page: Page, ...typed: string[]): Promise<void> {
  await expect.poll(() => leftInEnglish(page, typed)).toEqual([])
  await page.setViewportSize(narrow)
  await expect.poll(() => cutOff(page)).toEqual([])
  await keepPicture(page)
  await isAccessibleHere(page)
  await page.setViewportSize(wide)
  await expect.poll(() => cutOff(page)).toEqual([])
  await keepPicture(page)
}

async function keepPicture(page: Page): Promise<void> {
  if (!folder) return
  const { width } = page.viewportSize() ?? wide
  kept += 1
  const name = `${test.info().title.slice(0, 60)}.${process.pid}.${kept}.${width}.png`
  await page.screenshot({ path: `${folder}/${name.replaceAll('/', '_')}`, fullPage: true })
}

/** A browser that has come in Hindi once is led to the page in Hindi from any address. */
export const readHindi = async (page: Page): Promise<void> => void (await page.request.get('/hi'))

/** Presses a button that opens a dialog, looks, and closes it. */
export async function lookAtDialog(page: Page, open: () => Promise<void>): Promise<void> {
  await open()
  await page.getByRole('dialog').waitFor()
  await look(page)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

/** Sends the form at hand as it stands, and looks at what it says. */
export async function lookAtErrors(page: Page, event = { label: 'Continue' }): Promise<void> {
  await press(page, event)
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
  await look(page)
}

/** Texts that are hidden in part, or beyond the screen where nothing scrolls; names may end in dots. */
const cutOff = async (page: Page): Promise<string[]> => {
  const texts = await page.evaluate(readCut)
  return texts.filter((text) => !isSampleName(text))
}

/** Runs in the page. */
function readCut(): string[] {
  const shown = document.querySelector('[role=dialog]') ?? document.body
  const walker = document.createTreeWalker(shown, NodeFilter.SHOW_TEXT)
  const cut: string[] = []
  while (walker.nextNode()) {
    const text = walker.currentNode
    const element = text.parentElement
    if (!text.textContent?.trim() || !element?.checkVisibility()) continue
    if (!element.closest('[inert], [aria-hidden=true]') && isCut(text, element)) cut.push(text.textContent)
  }
  return cut

  function isCut(text: Node, element: Element): boolean {
    const range = document.createRange()
    range.selectNodeContents(text)
    const words = range.getBoundingClientRect()
    for (let box: Element | null = element; box; box = box.parentElement) {
      const { overflowX } = getComputedStyle(box)
      const { left, right, width } = box.getBoundingClientRect()
      // Of one pixel is what is only heard.
      if (['auto', 'scroll'].includes(overflowX) || width <= 1) return false
      if (overflowX !== 'visible' && (words.left < left - 1 || words.right > right + 1)) return true
    }
    return words.left < -1 || words.right > window.innerWidth + 1
  }
}
