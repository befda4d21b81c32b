import type { GraphViewName } from '#contract/views/graph-query.ts'
import type { View, ViewDeps } from '../viewing.ts'
import { compareView } from './compare.view.ts'
import { coverageView } from './coverage.view.ts'
import { journeysView } from './journeys.view.ts'
import { mapView } from './map.view.ts'
import { outlineView, tableView } from './table.view.ts'
import { variantsView } from './variants.view.ts'
import { whatIfView } from './what-if.view.ts'

export function viewOf(deps: ViewDeps, name: GraphViewName): View {
  const views: Record<GraphViewName, View> = {
    map: mapView(deps),
    outline: outlineView(deps),
    table: tableView,
    variants: variantsView,
    journeys: journeysView,
    compare: compareView(deps),
    'what-if': whatIfView(deps),
    coverage: coverageView(deps),
  }
  return views[name]
}
