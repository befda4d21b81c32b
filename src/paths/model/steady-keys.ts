const known = new WeakMap<object, boolean>()

/**
 * Whether a function gives an object with the same keys whatever the context is: it does nothing but return an
 * object as it is written down, into which at most the whole context or parts of the event are spread.
 */
export function hasSteadyKeys(given: object): boolean {
  const before = known.get(given)
  if (before !== undefined) return before
  const isSteady = isSteadySource(String(given))
  known.set(given, isSteady)
  return isSteady
}

const opening = /^(?:function\b[^;]*?\)\s*\{|[^>]*=>\s*\{)\s*return\s*\(?\{|^[^>]*=>\s*\(\{/
/** Comments and regular expressions, in which a bracket or a quote means nothing. */
const unread = /\/[/*]|[=(,:]\s*\//
const spread = /^\.\.\.(?:context|event(?:\.\w+)*)\s*[,}]/

function isSteadySource(source: string): boolean {
  const start = opening.exec(source)
  if (!start || unread.test(source)) return false
  let depth = 1
  let at = start[0].length
  for (; depth > 0 && at < source.length; at += 1) {
    const rest = source.slice(at)
    if (depth === 1 && rest.startsWith('...') && !spread.test(rest)) return false
    if (depth === 1 && /^[,{]\s*\[/.test(source.slice(at - 1))) return false
    const quoted = /^(["'`])(?:\\.|(?!\1)[^\\])*\1/.exec(rest)
    if (quoted) at += quoted[0].length - 1
    else if ('([{'.includes(rest.charAt(0))) depth += 1
    else if (')]}'.includes(rest.charAt(0))) depth -= 1
  }
  return /^\s*[);}\s]*$/.test(source.slice(at))
}
