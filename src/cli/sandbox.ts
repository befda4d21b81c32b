import { readConfig } from '#server/config.ts'
import { serveSandbox } from '#server/sandbox.ts'

const config = readConfig(process.env)
await serveSandbox(config)
console.log(`The sandbox listens on port ${config.port}, for ${config.baseUrl}/sandbox`)
