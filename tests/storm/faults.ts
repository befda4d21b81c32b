import * as v from 'valibot'
import { failure } from '#contract/failure.ts'

/** By address, without what is another each time, and status. */
export const answerName = (path: string, { status }: Response): string =>
  `${path.replace(/\?.*|[0-9A-Za-z_-]{16,}/g, '')} ${status}`

/** A refusal is a page for people or has a code; a bare 500 is a fault, and an answer that was cut off is none. Leaves the body to whoever asked. */
export async function faultsOf(name: string, response: Response): Promise<string[]> {
  if (response.status < 400) return []
  if (response.status === 500) return [name]
  if (response.headers.get('content-type')?.startsWith('text/html')) return []
  const body = await response
    .clone()
    .text()
    .catch(() => undefined)
  const isCoded = body === undefined || v.safeParse(coded, body).success
  return isCoded ? [] : [`${name} without a code`]
}

const coded = v.pipe(v.string(), v.parseJson(), failure)
