import type { Looking, ShownAs } from '../address.ts'
import { Compare } from './compare/compare.tsx'
import { GraphCoverage } from './coverage/coverage.tsx'
import { Journeys } from './journeys/journeys.tsx'
import { Canvas } from './map/canvas.tsx'
import { MapChoices } from './map/toolbar.tsx'
import { GraphOutline } from './outline/outline.tsx'
import { Table } from './table/table.tsx'
import { Variants } from './variants/variants.tsx'
import { WhatIf } from './what-if/what-if.tsx'

/** The view that the server answered with. */
export function ShownView({ looking }: { looking: Looking }) {
  const { shown } = looking.reply
  switch (shown.view) {
    case 'map':
      return <MapView looking={looking} shown={shown} />
    case 'outline':
      return <GraphOutline looking={looking} shown={shown} />
    case 'table':
      return <Table looking={looking} shown={shown} />
    case 'variants':
      return <Variants looking={looking} shown={shown} />
    case 'journeys':
      return <Journeys looking={looking} shown={shown} />
    case 'compare':
      return <Compare looking={looking} shown={shown} />
    case 'what-if':
      return <WhatIf looking={looking} shown={shown} />
    case 'coverage':
      return <GraphCoverage looking={looking} shown={shown} />
  }
}

/** The machine as it is drawn, with the traffic on it. */
const MapView = ({ looking, shown }: { looking: Looking; shown: ShownAs<'map'> }) => (
  <>
    <MapChoices looking={looking} />
    <Canvas looking={looking} drawing={shown} />
  </>
)
