import type { PostedForm } from '#contract/views/posted-form.ts'
import type { SessionView } from '#machines/account/session/session.known.ts'

export type HydratedQuery = { key: readonly unknown[]; data: unknown }
type HydrationData = { view: SessionView; seeds: readonly HydratedQuery[]; posted?: PostedForm }

/** The page's hydration data and session; undefined where it was sent empty. */
export const hydrationData: HydrationData | undefined = readHydrationData()

/** The page's own server wrote it, for this very code. */
function readHydrationData(): HydrationData | undefined {
  const text = typeof document === 'undefined' ? null : document.getElementById('drawn')?.textContent
  return text ? JSON.parse(text) : undefined
}
