import type { SessionView } from '#machines/session/session.known.ts'

export type Seed = { key: readonly unknown[]; data: unknown }
type Drawn = { view: SessionView; seeds: readonly Seed[] }

/** What the server has drawn into this page, and for whom; nothing where it was sent empty. */
export const drawn: Drawn | undefined = readDrawn()

/** The page's own server wrote it, for this very code. */
function readDrawn(): Drawn | undefined {
  const text = typeof document === 'undefined' ? null : document.getElementById('drawn')?.textContent
  return text ? JSON.parse(text) : undefined
}
