import { createRequire } from 'node:module'
import * as xstate from 'xstate'

/** What is called of XState that older versions do not have. */
const needed = ['getNextTransitions', 'transition', 'initialTransition']

/** Why the XState that a project has installed cannot be used; undefined where it can. */
export function unfitXState(): string | undefined {
  if (needed.every((name) => name in xstate)) return undefined
  const { version } = createRequire(import.meta.url)('xstate/package.json') as { version: string }
  return `XState ${version} is installed here, and too old: update it (npm install xstate@latest).`
}
