import { escaped } from '#machines/core/text.ts'

/** `name="value"` of each, with a space between them. */
export const attributes = (values: Readonly<Record<string, string | number>>): string =>
  Object.entries(values)
    .map(([name, value]) => `${name}="${escaped(String(value))}"`)
    .join(' ')
