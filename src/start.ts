import { assetRoutes } from '#server/assets/asset-routes.ts'
import { buildPages, builtDrawing, builtPages } from '#server/assets/build.ts'
import { pageDrawer } from '#server/assets/page-drawer.ts'
import { main } from '#server/main.ts'

await main(async () => {
  await buildPages()
  return { pages: assetRoutes(builtPages), draw: await pageDrawer(builtPages, builtDrawing) }
})
