import { setTimeout as after } from 'node:timers/promises'
import type { APIResponse } from 'playwright/test'

const mostTries = 20

/** Makes a request again where the server refused it because it is busy, as the product's own pages do. */
export async function untilNotBusy(ask: () => Promise<APIResponse>, tries = 1): Promise<APIResponse> {
  const response = await ask()
  const seconds = Number(response.headers()['retry-after'])
  if (response.status() !== 503 || !seconds || tries >= mostTries) return response
  await after(seconds * 1_000)
  return untilNotBusy(ask, tries + 1)
}
