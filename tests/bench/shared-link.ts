import { shareQuotes } from '#contract/quotes/shared-quotes.calls.ts'
import { motor } from './fan-out.ts'
import { caller } from './server.ts'

/** The path of a link that shows anybody the prices of a car, of all insurers. */
export async function sharedLink(url: string): Promise<string> {
  const call = caller(url)
  const { path, request } = await motor(call)
  await (await call(path, request)).text()
  const { customerLeadId } = request
  const response = await call(shareQuotes.path, { customerLeadId })
  if (!response.ok) throw new Error(`The quotes were not shared: ${response.status}`)
  return new URL((await response.json()).data.url).pathname
}
