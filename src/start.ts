import { assetRoutes } from '#server/assets/asset-routes.ts'
import { built, requireBuild } from '#server/assets/built.ts'
import { documentsInLanguages } from '#server/assets/documents-in.ts'
import { fontFaces } from '#server/assets/font-faces.ts'
import { drawInLanguages } from '#server/assets/page-drawer.ts'
import { preloadsOf, readManifest, routerFile } from '#server/assets/page-links.ts'
import { sayInLanguages } from '#server/assets/say-in.ts'
import { main } from '#server/main.ts'

await main(async () => {
  requireBuild()
  const say = sayInLanguages()
  return {
    pages: assetRoutes(built.pages, built.pagesIn, (language) =>
      preloadsOf(readManifest(built.pagesIn(language)), [routerFile]),
    ),
    fonts: fontFaces(built.pages),
    draw: await drawInLanguages(say),
    sayIn: say,
    documentsIn: await documentsInLanguages(),
  }
})
