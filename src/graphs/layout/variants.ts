export type Options = Readonly<Record<string, string>>

const common: Options = {
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

const wider: Options = {
  'elk.spacing.nodeNode': '36',
  'elk.layered.spacing.nodeNodeBetweenLayers': '32',
  'elk.spacing.edgeNode': '20',
  'elk.layered.spacing.edgeNodeBetweenLayers': '20',
  'elk.spacing.edgeEdge': '16',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '16',
}

const placing = (strategy: string): Options => ({ 'elk.layered.nodePlacement.strategy': strategy })

/** `declared`: what stands later in the machine stands lower; else ELK finds out where cycles are best broken. */
export type Variant = { options: Options; order: 'declared' | 'found' }

const down: Options = { ...common, 'elk.direction': 'DOWN' }
const segments = placing('LINEAR_SEGMENTS')
const brandes = placing('BRANDES_KOEPF')

/** Ways to lay a machine out, those that mostly look best first. */
export const variants: readonly Variant[] = [
  { order: 'declared', options: down },
  { order: 'declared', options: { ...down, ...segments } },
  { order: 'found', options: down },
  { order: 'found', options: { ...down, ...segments } },
  { order: 'declared', options: { ...down, ...brandes } },
  { order: 'found', options: { ...down, ...brandes } },
  { order: 'declared', options: { ...down, ...wider } },
  { order: 'declared', options: { ...down, ...wider, ...brandes } },
  { order: 'found', options: { ...common, ...wider, 'elk.direction': 'RIGHT' } },
]

/** Once for the whole drawing. */
export const rootOptions: Options = {
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.json.edgeCoords': 'ROOT',
  'elk.json.shapeCoords': 'ROOT',
  'elk.padding': '[top=0,left=0,bottom=0,right=0]',
}
