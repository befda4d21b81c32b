/** The nonce for scripts that must insert a style element. */
export function withNonce(html: string, nonce = ''): string {
  return html.replace('<head>', `<head><meta property="csp-nonce" nonce="${nonce}">`)
}
