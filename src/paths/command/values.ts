import { UserError } from '#cli/errors.ts'

/** A whole number of at least `least`, or nothing where nothing was typed. */
export function wholeNumber(
  flag: string,
  typed: string | undefined,
  least = 1,
  most = Number.MAX_SAFE_INTEGER,
) {
  if (typed === undefined) return undefined
  const number = /^\d+$/.test(typed) ? Number(typed) : Number.NaN
  if (number >= least && number <= most) return number
  const range = most === Number.MAX_SAFE_INTEGER ? `of at least ${least}` : `from ${least} to ${most}`
  throw new UserError(`--${flag} takes a whole number ${range}, not "${typed}".`)
}

/** A percentage above 0, to a hundredth. */
export function percent(flag: string, typed: string | undefined): number | undefined {
  if (typed === undefined) return undefined
  const number = /^\d+(\.\d{1,2})?$/.test(typed) ? Number(typed) : Number.NaN
  if (number > 0 && number <= 100) return number
  throw new UserError(`--${flag} takes a percentage such as 99 or 99.5, not "${typed}".`)
}

/** `1/3`: the first of three parts. */
export function partOf(flag: string, typed: string | undefined): { number: number; of: number } | undefined {
  if (typed === undefined) return undefined
  const [, number, of] = (/^(\d+)\/(\d+)$/.exec(typed) ?? []).map(Number)
  if (number !== undefined && of !== undefined && number >= 1 && number <= of) return { number, of }
  throw new UserError(`--${flag} takes a part of the whole such as 1/3, not "${typed}".`)
}

/** Names with commas between them. */
export function listOf(flag: string, typed: string | undefined): string[] | undefined {
  if (typed === undefined) return undefined
  const names = typed.split(',').map((name) => name.trim())
  if (names.every((name) => name !== '')) return names
  throw new UserError(`--${flag} takes names with commas between them, not "${typed}".`)
}
