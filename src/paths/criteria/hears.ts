import type { AnyStateNode } from 'xstate'

/** Whether the state, or one that it lies in, has a transition for the event, guarded or not. */
export const hears = (node: AnyStateNode | undefined, type: string): boolean =>
  node !== undefined &&
  ([...node.transitions.keys()].some((heard) => fits(heard, type)) || hears(node.parent, type))

/** Whether a transition for `heard`, which may be a wildcard, is one for the event. */
export const fits = (heard: string, type: string): boolean =>
  heard === type || heard === '*' || (heard.endsWith('.*') && type.startsWith(heard.slice(0, -1)))
