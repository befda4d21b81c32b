export type Form = { action: string; fields: Record<string, string> }

const unescaped = (text: string) =>
  text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#39;', "'")

/** The first form of a page: where it posts, and its hidden fields. */
export function formIn(page: string): Form {
  const action = /<form[^>]*action="([^"]*)"/.exec(page)?.[1]
  if (action === undefined) throw new Error('There is no form on this page')
  const inputs = page.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)
  const fields = [...inputs].map(([, name = '', value = '']) => [unescaped(name), unescaped(value)])
  return { action: unescaped(action), fields: Object.fromEntries(fields) }
}
