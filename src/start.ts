import { assetRoutes } from '#server/assets/asset-routes.ts'
import { buildPages, builtPages } from '#server/assets/build.ts'
import { main } from '#server/main.ts'

await main(async () => {
  await buildPages()
  return assetRoutes(builtPages)
})
