import type { ParseArgsConfig } from 'node:util'

const text = { type: 'string' } as const

/** What can be typed besides a machine. */
export const options = {
  format: text,
  detail: text,
  theme: text,
  out: text,
  all: { type: 'boolean' },
  watch: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const satisfies ParseArgsConfig['options']
