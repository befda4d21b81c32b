import { assetRoutes } from '#server/assets/asset-routes.ts'
import { built, rejectUnbuilt } from '#server/assets/built.ts'
import { pageDrawer } from '#server/assets/page-drawer.ts'
import { main } from '#server/main.ts'

await main(async () => {
  rejectUnbuilt()
  return { pages: assetRoutes(built.pages), draw: await pageDrawer(built.pages, built.drawing) }
})
