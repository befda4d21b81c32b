import { readConfig } from '#server/config.ts'
import { serveSandbox } from '#server/sandbox.ts'
import { whyNot } from '#server/why-not.ts'
import { commandLine } from './command-line.ts'

commandLine(
  `npm run sandbox

Serves the outside world alone on PORT (3000): insurers, registry, KYC, gateway, SMS, mail and a partner's site.`,
  {},
)

/** Requests in flight may take so long when the process is told to end. */
const graceMs = 5_000

async function start(): Promise<void> {
  const config = readConfig(process.env)
  const { close } = await serveSandbox(config)
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, async () => {
      process.once(signal, () => process.exit(1))
      await close(graceMs)
      process.exit(0)
    })
  }
  console.log(`The sandbox listens on port ${config.port}, for ${config.baseUrl}/sandbox`)
}

await start().catch((error: unknown) => {
  console.error(whyNot(error))
  process.exit(1)
})
