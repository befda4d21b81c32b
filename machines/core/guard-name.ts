import type { AnyTransitionDefinition } from 'xstate'

/**
 * The name of a guard with its parameters, as in `goesTo {"screen":"make"}`. Where parameters are computed from event
 * and context, only those count that are the same for any: `stands('failed')` is `stands {"status":"failed"}`.
 */
export function guardName(guard: AnyTransitionDefinition['guard']): string | undefined {
  if (guard === undefined || typeof guard === 'string') return guard
  if (typeof guard !== 'object' || !('type' in guard)) return 'guard'
  const params: unknown = 'params' in guard ? guard.params : undefined
  const fixed = typeof params === 'function' ? fixedOf(params) : params
  return fixed === undefined ? String(guard.type) : `${String(guard.type)} ${JSON.stringify(fixed)}`
}

/** The texts and numbers that stay the same whatever the parameters are worked out from; undefined without any. */
function fixedOf(params: unknown): Record<string, unknown> | undefined {
  const [one, other] = [workedOut(params, 'one'), workedOut(params, 'other')]
  const fixed = Object.entries(one).filter(
    ([key, value]) => (typeof value === 'string' || typeof value === 'number') && other[key] === value,
  )
  return fixed.length > 0 ? Object.fromEntries(fixed) : undefined
}

function workedOut(params: unknown, seen: string): Record<string, unknown> {
  try {
    const made: unknown = typeof params === 'function' ? params(anything(seen)) : undefined
    return typeof made === 'object' && made !== null ? { ...made } : {}
  } catch {
    return {}
  }
}

/** Has every property, each of the same kind, and reads as the text `seen`. */
function anything(seen: string): unknown {
  const probe: unknown = new Proxy(() => probe, {
    get: (_, key) => (key === Symbol.toPrimitive ? () => seen : probe),
    apply: () => probe,
    ownKeys: () => [],
  })
  return probe
}
