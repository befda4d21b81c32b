import { testPglite } from '../server/support/pglite.ts'
import { type TestOptions, TestServer } from '../server/support/test-server.ts'

/** A server in this process on an embedded database of its own, for as long as it is needed. */
export async function onAServer<T>(
  options: TestOptions,
  run: (server: TestServer) => Promise<T>,
): Promise<T> {
  const server = new TestServer(options)
  await server.start(testPglite)
  await server.reset()
  try {
    return await run(server)
  } finally {
    await server.stop()
  }
}
