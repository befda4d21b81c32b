import type { LayoutPlan } from '../plan/plan.ts'

export type ElkOptions = Readonly<Record<string, string>>

const common: ElkOptions = {
  'elk.algorithm': 'layered',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.crossingMinimization.hierarchicalSweepiness': '1',
  'elk.layered.thoroughness': '20',
  'elk.spacing.nodeNode': '24',
  'elk.layered.spacing.nodeNodeBetweenLayers': '20',
  'elk.spacing.edgeNode': '12',
  'elk.layered.spacing.edgeNodeBetweenLayers': '12',
  'elk.spacing.edgeEdge': '10',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '10',
  'elk.spacing.edgeLabel': '3',
  'elk.spacing.labelNode': '4',
}

const wider: ElkOptions = {
  'elk.spacing.nodeNode': '36',
  'elk.layered.spacing.nodeNodeBetweenLayers': '32',
  'elk.spacing.edgeNode': '20',
  'elk.layered.spacing.edgeNodeBetweenLayers': '20',
  'elk.spacing.edgeEdge': '16',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '16',
}

const placing = (strategy: string): ElkOptions => ({ 'elk.layered.nodePlacement.strategy': strategy })

/** `declared`: what stands later in the machine stands lower; else ELK finds out where cycles are best broken. */
export type LayoutVariant = {
  options: ElkOptions
  order: 'declared' | 'found'
  /** States around others are so wide that lines find a way beside their words. */
  roomy?: true
}

const down: ElkOptions = { ...common, 'elk.direction': 'DOWN' }
const segments = placing('LINEAR_SEGMENTS')
const brandes = placing('BRANDES_KOEPF')

/** Of a machine with more states than this the first sound drawing is taken. */
export const large = 60

const careful: readonly LayoutVariant[] = [
  { order: 'declared', options: down },
  { order: 'declared', options: { ...down, ...segments } },
  { order: 'found', options: down },
  { order: 'declared', options: down, roomy: true },
  { order: 'found', options: { ...down, ...segments } },
  { order: 'declared', options: { ...down, ...brandes } },
  { order: 'found', options: down, roomy: true },
  { order: 'declared', options: { ...down, ...wider }, roomy: true },
  { order: 'found', options: { ...down, ...wider, ...brandes }, roomy: true },
  { order: 'found', options: { ...common, ...wider, 'elk.direction': 'RIGHT' }, roomy: true },
]

/** Less tidy, for a fraction of the time. */
const quick: readonly LayoutVariant[] = [
  { order: 'declared', options: { ...down, ...brandes, 'elk.layered.thoroughness': '1' }, roomy: true },
]

/** Ways to lay a machine out, those that mostly look best first. */
export const variantsFor = ({ nodes }: LayoutPlan): readonly LayoutVariant[] =>
  nodes.length > large ? [...quick, ...careful] : careful

/** Once for the whole drawing. */
export const rootOptions: ElkOptions = {
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.json.edgeCoords': 'ROOT',
  'elk.json.shapeCoords': 'ROOT',
  'elk.padding': '[top=0,left=0,bottom=0,right=0]',
}
