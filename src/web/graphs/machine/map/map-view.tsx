import type { GraphView } from '#machines/schemas/graph-view.ts'
import type { Looking } from '../graph-page.tsx'
import { Canvas } from './canvas.tsx'
import { MapChoices } from './toolbar.tsx'

export type ShownAs<View extends GraphView['shown']['view']> = Extract<GraphView['shown'], { view: View }>

/** The machine as it is drawn, with the traffic on it. */
export const MapView = ({ looking, shown }: { looking: Looking; shown: ShownAs<'map'> }) => (
  <>
    <MapChoices looking={looking} />
    <Canvas looking={looking} drawing={shown} />
  </>
)
