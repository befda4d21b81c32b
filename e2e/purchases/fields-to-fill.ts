import type { Page } from 'playwright/test'

/** How many answers the page still asks for, optional ones included. A group of choices is one; a tick is none. */
export const fieldsToFill = (page: Page): Promise<number> =>
  page.locator('body').evaluate((body) => {
    const controls = [...body.querySelectorAll<HTMLInputElement>('form :is(input, select, textarea)')]
    const shown = controls.filter((one) => one.checkVisibility() && one.type !== 'checkbox')
    const isAnswered = ({ name, type, value }: HTMLInputElement) =>
      type === 'radio' ? shown.some((one) => one.name === name && one.checked) : value !== ''
    return new Set(shown.filter((one) => !isAnswered(one)).map(({ name, id }) => name || id)).size
  })
