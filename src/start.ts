import { languages } from '#machines/reference/languages.ts'
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
  const { draw, load } = drawInLanguages(say)
  const documentsIn = documentsInLanguages()
  // Most pages are in the first language: none of them waits for it, and a build without it does not start.
  await load(languages[0].code)
  return {
    pages: assetRoutes(built.pages, built.pagesIn, (language) =>
      preloadsOf(readManifest(built.pagesIn(language)), [routerFile]),
    ),
    fonts: fontFaces(built.pages),
    draw,
    sayIn: say,
    documentsIn,
    load: async () => {
      for (const { code } of languages) {
        await load(code)
        await documentsIn(code)
      }
    },
  }
})
