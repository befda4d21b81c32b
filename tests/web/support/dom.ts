import type { Environment } from 'vitest/runtime'

/** Files whose code runs in a browser; `setup.ts` makes a window of its own for each. */
const dom: Environment = {
  name: 'dom',
  viteEnvironment: 'client',
  setup: () => ({ teardown: () => undefined }),
}
export default dom
