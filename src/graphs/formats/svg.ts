import { drawMap } from '../draw/map.ts'
import type { Diagram, RenderOptions } from './diagram.ts'

/** A drawing that stands alone: it brings its colours and asks for nothing. */
export const toSvg = async (
  { title, scene, overlay }: Diagram,
  { detail, theme }: RenderOptions,
): Promise<string> => `${drawMap(await scene(detail), { title, theme, ...(overlay && { overlay }) })}\n`
