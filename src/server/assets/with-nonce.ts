/** Scripts that must write a style element read their nonce here. */
export function withNonce(html: string, nonce = ''): string {
  return html.replace('<head>', `<head><meta property="csp-nonce" nonce="${nonce}">`)
}
