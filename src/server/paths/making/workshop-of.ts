import type { Deps } from '../../deps.ts'
import { Workshop } from './workshop.ts'

const workshops = new WeakMap<Deps, Workshop>()

/** The one workshop of a server: whoever asks for the same suite waits for the same making. */
export function workshopOf(deps: Deps): Workshop {
  const known = workshops.get(deps) ?? new Workshop()
  workshops.set(deps, known)
  return known
}
