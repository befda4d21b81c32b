/** A cookie that scripts may read; none while a page is rendered on the server. */
export function readCookie(name: string): string | undefined {
  if (typeof document === 'undefined') return undefined
  const start = `${name}=`
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(start))
  return found && (decoded(found.slice(start.length)) || undefined)
}

export function dropCookie(name: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = `${name}=; path=/; max-age=0; samesite=lax`
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
