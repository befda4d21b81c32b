import type { GraphNode } from '#machines/core/graph.ts'
import { capital, spoken } from './names.ts'

/** What people call a state: its title, or the words of its name. */
export const stateTitle = ({ title, key }: GraphNode): string => title ?? capital(spoken(key))

/** What a state does while it lasts, a line each. */
export const invokeLines = ({ invokes = [] }: GraphNode): string[] =>
  invokes.map((id) => (/^\d+\./.test(id) ? 'calls outside' : `calls ${spoken(id)}`))
