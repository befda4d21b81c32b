import { textOf } from './identity.ts'

/**
 * Of the fields an assignment came by while listing all, those it hands on untouched: given a token in the place of
 * each, that can neither be calculated with nor be put into a text, it gives back the token in the same place.
 * Nothing where the tokens change anything else that it gives, for then it looked at them.
 */
export function taken(
  context: object,
  listed: readonly string[],
  given: object,
  run: (context: unknown) => unknown,
): ReadonlySet<string> | undefined {
  const tokens = new Map(listed.map((name) => [name, Symbol(name)]))
  try {
    const again = run({ ...context, ...Object.fromEntries(tokens) })
    if (typeof again !== 'object' || again === null) return undefined
    const same = new Set(listed.filter((name) => Reflect.get(again, name) === tokens.get(name)))
    const others = Object.keys(given).filter((name) => !same.has(name))
    const isUnmoved = others.every(
      (name) => textOf(Reflect.get(again, name)) === textOf(Reflect.get(given, name)),
    )
    return isUnmoved ? same : undefined
  } catch {
    return undefined
  }
}
