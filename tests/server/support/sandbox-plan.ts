import type { TestServer } from './test-server.ts'

/** Tells the sandbox what the next call of a party shall do otherwise. */
export async function plan(
  server: TestServer,
  party: string,
  outcome: Record<string, unknown>,
): Promise<void> {
  const response = await server.app.request('/sandbox/plan', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ party, ...outcome }),
  })
  if (!response.ok) throw new Error(await response.text())
}
