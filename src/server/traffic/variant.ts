import { createHash } from 'node:crypto'

/** The variant of a journey that has entered no state yet. */
export const noVariant = ''

/** The variant of a journey after one more state: a hash of all that it entered, in their order. */
export const rollVariant = (variant: string, state: string): string =>
  createHash('sha256').update(`${variant} ${state}`).digest('hex').slice(0, 16)
