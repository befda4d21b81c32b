import { buildPages, builtPages } from '#server/assets/build.ts'
import { main } from '#server/main.ts'

await main({ pages: builtPages, prepare: buildPages })
