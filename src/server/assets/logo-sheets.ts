import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Plugin } from 'vite'

const folder = 'src/web/public/logos'
const sheets = ['insurers', 'makes']

/** Room between two logos, so that the edge of one never shows in the next. */
const gap = 20

/**
 * All logos of a kind in one file, so that a list of them costs one request: each is a view of it, `insurers.svg#digit`.
 */
export function logoSheets(): Plugin {
  return {
    name: 'logo-sheets',
    generateBundle() {
      if (this.environment.name !== 'client') return
      for (const name of sheets)
        this.emitFile({ type: 'asset', fileName: `logos/${name}.svg`, source: sheetOf(name) })
    },
    configureServer({ middlewares }) {
      for (const name of sheets)
        middlewares.use(`/logos/${name}.svg`, (_, response) => {
          response.setHeader('Content-Type', 'image/svg+xml').end(sheetOf(name))
        })
    },
  }
}

/** The sheet of a folder of logos. */
export function sheetOf(name: string): string {
  const logos = readdirSync(join(folder, name))
    .sort()
    .map((file) => ({
      id: basename(file, '.svg'),
      svg: readFileSync(join(folder, name, file), 'utf8').trim(),
    }))
  const views: string[] = []
  const placed: string[] = []
  let top = 0
  for (const { id, svg } of logos) {
    const [, width, height = '0'] = /^<svg [^>]*viewBox="\S+ \S+ (\d+) (\d+)"/.exec(svg) ?? []
    if (width === undefined) throw new Error(`The logo ${name}/${id} does not begin with its size`)
    views.push(`<view id="${id}" viewBox="0 ${top} ${width} ${height}"/>`)
    placed.push(svg.replace('<svg ', `<svg y="${top}" width="${width}" height="${height}" `))
    top += Number(height) + gap
  }
  return `<svg xmlns="http://www.w3.org/2000/svg">${views.join('')}${placed.join('')}</svg>`
}
