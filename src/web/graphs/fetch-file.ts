import { ofetch } from 'ofetch'
import type { Call } from '#contract/call.ts'
import { freshen, refused, spell } from '../api-client/send.ts'
import { untilNotBusy } from '../api-client/when-busy.ts'

/** A file reply with its name; throws the message where there is none. */
export async function fetchFile<Request extends object>(
  call: Call<Request, unknown>,
  request: Request,
  signal: AbortSignal,
): Promise<{ file: Blob; name: string }> {
  await freshen()
  const { address, options } = spell(call, request as Record<string, unknown>)
  const ask = async () => {
    const response = await ofetch
      .raw(address, { ...options, signal, retry: 0, responseType: 'blob', ignoreResponseError: true })
      .catch(() => undefined)
    const file = response?._data
    const said: unknown = response?.ok
      ? undefined
      : await file
          ?.text()
          .then(JSON.parse)
          .catch(() => undefined)
    return { response, file, said, headers: response?.headers ?? new Headers() }
  }
  const { response, file, said } = await untilNotBusy(ask, signal)
  if (response?.ok && file instanceof Blob) return { file, name: nameIn(response) }
  const { issues, message } = refused(response?.status ?? 0, said).failure
  throw new Error(issues?.[0]?.message ?? message)
}

const nameIn = ({ headers }: Response): string =>
  /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1] ?? 'paths.txt'
