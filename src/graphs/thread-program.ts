/** This module is part of the built server, where each program of a thread lies beside it. */
const isBuilt = !import.meta.url.endsWith('.ts')

/** The program of a thread as an address that a worker starts from: its file in the built server, or its source. */
export const threadProgram = (source: URL, builtFile: string): URL =>
  isBuilt ? new URL(builtFile, import.meta.url) : sourceProgram(source)

/**
 * The source of a thread's program as an address that a worker starts from. A worker of Node 20 does not inherit the
 * TypeScript loader: the first line registers it.
 */
export function sourceProgram(source: URL): URL {
  const bootstrap = `
    import { register } from ${JSON.stringify(import.meta.resolve('tsx/esm/api'))}
    register()
    await import(${JSON.stringify(source.href)})
  `
  return new URL(`data:text/javascript,${encodeURIComponent(bootstrap)}`)
}
