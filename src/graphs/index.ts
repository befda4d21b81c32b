/** The drawing of machines: what the server, the pages' views and the command call. */

export { drawMap } from './draw/map.ts'
export { drawMini } from './draw/mini.ts'
export type { DrawOptions, Theme } from './draw/options.ts'
export type { Mark, Overlay } from './draw/overlay.ts'
export { layOut, layoutRevision } from './layout/lay-out.ts'
export type { Scene, SceneEdge, SceneLabel, SceneNode, SceneRow } from './scene/scene.ts'
export { unionOf } from './union.ts'
export { type EdgeWords, edgeWords, eventWords } from './words/edge-words.ts'
export { stateTitle } from './words/state-title.ts'
export { titled } from './words/titled.ts'
