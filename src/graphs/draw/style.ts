import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Theme } from './options.ts'
import { type Colour, palettes } from './palettes.ts'

/** Found by its name in the project, because the built server lies elsewhere. */
const sheet = readFileSync(createRequire(import.meta.url).resolve('#graphs/draw/map.css'), 'utf8')
/** Comments, the colours of the page, and what only a page knows: high contrast, pointing and focus. */
const others =
  /\/\*[\s\S]*?\*\/|@media[^{]*\{[^{}]*\{[^}]*\}\s*\}|\.map\.page \{[^}]*\}|[^{}]*:(?:hover|focus)[^{}]*\{[^}]*\}/g
const rules = sheet
  .replace(others, '')
  .replace(/\s+/g, ' ')
  .replace(/ ?([{};:,>]) ?/g, '$1')
  .trim()

/** The rules of map.css for a drawing that stands alone; on the page they are the page's. */
export const styleOf = (theme: Theme): string => (theme === 'page' ? '' : `<style>${coloured(theme)}</style>`)

const coloured = (theme: 'light' | 'dark'): string =>
  rules.replace(/var\(--m-(\w+)\)/g, (whole, name: string) =>
    isColour(name) ? palettes[theme][name] : whole,
  )

const isColour = (name: string): name is Colour => name in palettes.light

/** Rules and colours for a page of its own, in which the map has the theme `page`. */
export function pageStyle(): string {
  const own = Object.keys(palettes.light).filter(isColour)
  const colours = own.map((name) => `--m-${name}:light-dark(${palettes.light[name]},${palettes.dark[name]})`)
  return `.map{${colours.join(';')}}${rules}`
}
