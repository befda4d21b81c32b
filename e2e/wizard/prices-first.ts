import { OwnServer } from '../driver/own-server.ts'

let server: Promise<OwnServer> | undefined

/** The address of a server that shows prices first (decision 0321), which is started with the first walk that needs it. */
export async function pricesFirst(): Promise<string> {
  server ??= OwnServer.start({ PRICES_FIRST: 'on' })
  return (await server).url
}

export async function endPricesFirst(): Promise<void> {
  const started = await server
  server = undefined
  await started?.[Symbol.asyncDispose]()
}
