import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { palettes } from '../draw/palettes.ts'
import type { Diagram, RenderOptions } from './diagram.ts'
import { toSvg } from './svg.ts'

const resolve = createRequire(import.meta.url).resolve
const family = '@expo-google-fonts/noto-sans-devanagari'
const files = [
  '400Regular/NotoSansDevanagari_400Regular.ttf',
  '600SemiBold/NotoSansDevanagari_600SemiBold.ttf',
]

/** Two pixels for one, so that small letters are sharp on any screen; fewer where the picture would be too large. */
const most = { scale: 2, pixels: 40_000_000 } as const

/** The same drawing as a picture, in the fonts of the product. */
export async function toPng(diagram: Diagram, look: RenderOptions): Promise<Uint8Array> {
  const [fontBuffers] = await Promise.all([fonts(), ready()])
  const svg = await toSvg(diagram, look)
  const { width, height } = await diagram.scene(look.detail)
  const scale = Math.min(most.scale, Math.sqrt(most.pixels / (width * height)))
  const picture = new Resvg(svg, {
    background: palettes[look.theme].ground,
    fitTo: { mode: 'zoom', value: scale },
    font: { fontBuffers, defaultFontFamily: 'Noto Sans Devanagari', sansSerifFamily: 'Noto Sans Devanagari' },
  })
  try {
    return picture.render().asPng()
  } finally {
    picture.free()
  }
}

const once = <Value>(make: () => Promise<Value>) => {
  let made: Promise<Value> | undefined
  return () => {
    made ??= make()
    return made
  }
}

const fonts = once(() =>
  Promise.all(files.map(async (file) => new Uint8Array(await readFile(resolve(`${family}/${file}`))))),
)

const ready = once(async () => initWasm(await readFile(resolve('@resvg/resvg-wasm/index_bg.wasm'))))
