import type { Looking, ShownAs } from '../../address.ts'
import { Canvas } from './canvas.tsx'
import { MapChoices } from './toolbar.tsx'

/** The machine as it is drawn, with the traffic on it. */
export const MapView = ({ looking, shown }: { looking: Looking; shown: ShownAs<'map'> }) => (
  <>
    <MapChoices looking={looking} />
    <Canvas looking={looking} drawing={shown} />
  </>
)
