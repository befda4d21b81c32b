import type { Looking } from '../address.ts'
import { Compare } from './compare/compare.tsx'
import { Coverage } from './coverage/coverage.tsx'
import { Journeys } from './journeys/journeys.tsx'
import { MapView } from './map/map-view.tsx'
import { Outline } from './outline/outline.tsx'
import { Table } from './table/table.tsx'
import { Variants } from './variants/variants.tsx'

/** The view that the server answered with. */
export function Shown({ looking }: { looking: Looking }) {
  const { shown } = looking.reply
  switch (shown.view) {
    case 'map':
      return <MapView looking={looking} shown={shown} />
    case 'outline':
      return <Outline looking={looking} shown={shown} />
    case 'table':
      return <Table looking={looking} shown={shown} />
    case 'variants':
      return <Variants looking={looking} shown={shown} />
    case 'journeys':
      return <Journeys looking={looking} shown={shown} />
    case 'compare':
      return <Compare looking={looking} shown={shown} />
    case 'coverage':
      return <Coverage looking={looking} shown={shown} />
  }
}
