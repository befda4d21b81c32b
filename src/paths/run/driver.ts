import type { PathEvent, TestPath } from '../types.ts'

export { type Level, levels } from '#contract/views/coverage.ts'

/** What walks a path somewhere: the machine itself, the server, a page. Whatever it cannot do, it throws. */
export type Driver = {
  begin: (path: TestPath) => void | Promise<void>
  send: (event: PathEvent) => void | Promise<void>
  /** Throws where this event can be sent here. Without it refusals are left out. */
  expectRefused?: (event: PathEvent) => void | Promise<void>
  /** Checks that the state is the one named, as `from` and `to` of the path name it. */
  expectState: (state: string) => void | Promise<void>
  /** What was taken and refused since it began, where that is not what the path claims: a level may do less. */
  walked?: () => Walked
}

/** Edges as a path names them, and refusals. */
export type Walked = { taken: string[]; refused: string[] }
