import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { projectFiles, sourceFiles } from './files.ts'

/** What a browser or a messenger asks for as PNG: the icons of the installed site, and the picture of a shared link. */
const asPng = /^src\/web\/public\/(icons\/[\w-]+|share)\.png$/

/** Pictures that somebody has uploaded; their frames keep their room. */
const ofUploads = /^src\/web\/(shared\/pictures|desk\/referrals)\//

it('the pictures of pages are drawings in SVG, so that no build step has to make AVIF or WebP of them', () => {
  const rasters = projectFiles().filter(
    (file) => file.startsWith('src/web/') && /\.(png|jpe?g|gif|webp|avif|bmp|ico)$/i.test(file),
  )
  expect(rasters.length).toBeGreaterThan(0)
  expect(rasters.filter((file) => !asPng.test(file))).toEqual([])
})

it('pictures have their size, and are loaded once they come near', () => {
  const pictures = sourceFiles('src/web')
    .filter((file) => !ofUploads.test(file))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/<img\b[^>]*>/g)].map(([tag]) => ({ file, tag })),
    )
  expect(pictures.length).toBeGreaterThan(0)
  const isSized = (tag: string) =>
    [' width=', 'height=', 'loading="lazy"'].every((part) => tag.includes(part))
  expect(pictures.filter(({ tag }) => !isSized(tag.replaceAll(/\s+/g, ' ')))).toEqual([])
})
