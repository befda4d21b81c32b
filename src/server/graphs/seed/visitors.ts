import { catalogue } from '#machines/catalogue.ts'
import type { TestModel } from '#machines/core/test-model.ts'
import { funnelStates, machineIdOf } from '#machines/funnel.ts'
import type { TrafficProduct } from '#machines/reference/traffic-products.ts'
import type { Segment } from '../../db/schema.ts'
import { usualSide } from '../versions/usual-side.ts'
import type { Chance } from './random.ts'

/** How often a visit begins with each machine; those that are not named run seldom. */
const often: Record<string, number> = {
  session: 14,
  home: 60,
  motor: 14,
  'quote-modal': 5,
  expiry: 5,
  'quote-list': 5,
  proposal: 2,
  kyc: 2,
  payment: 2,
  lifecycle: 6,
  login: 4,
}

export const pickTestModel = (chance: Chance, testModels: readonly TestModel[]): TestModel | undefined =>
  chance.pick(testModels, ({ key }) => often[key] ?? 0.7)

const wishes = [
  { weight: 44, product: 'bike' },
  { weight: 36, product: 'car' },
  { weight: 14, product: 'health' },
  { weight: 6, product: 'pet' },
] as const

const walkers = [
  { weight: 70, source: 'customer', channel: 'web' },
  { weight: 12, source: 'customer', channel: 'partner' },
  { weight: 16, source: 'agent', channel: 'desk' },
  { weight: 2, source: 'test', channel: 'web' },
] as const

const devices = [
  { weight: 68, device: 'phone' },
  { weight: 4, device: 'tablet' },
  { weight: 28, device: 'computer' },
] as const

/** Who walks, on what, and through which machines, as far as they come. */
export type Visitor = Pick<Segment, 'product' | 'source' | 'channel' | 'device'> & { machines: TestModel[] }

export function pickVisitor(chance: Chance, begins: TestModel, known: readonly TestModel[]): Visitor {
  const possible = wishes.filter(({ product }) => wayOf(product).includes(begins))
  const product = chance.pick(possible, ({ weight }) => weight)?.product ?? 'none'
  const way = wayOf(product)
  const { source, channel } = chance.pick(walkers, ({ weight }) => weight) ?? walkers[0]
  const { device } = chance.pick(devices, ({ weight }) => weight) ?? devices[0]
  const machines = way.slice(Math.max(0, way.indexOf(begins))).filter((one) => known.includes(one))
  return { product, source, channel, device, machines: way.includes(begins) ? machines : [begins] }
}

/** What a made-up journey is counted under: as made up. Before a product's own machines no product is known. */
export function madeUpSegment({ machines: _, ...visitor }: Visitor, testModel: TestModel): Segment {
  const side = usualSide(testModel)
  const product = isOfNone(testModel) ? 'none' : visitor.product
  if (side === 'server') return { ...visitor, product, channel: 'server', device: 'none', side, madeUp: true }
  return { ...visitor, product, side, madeUp: true }
}

/** The machines that a visit for a product goes through in a browser, in their order. */
const wayOf = (product: TrafficProduct): TestModel[] => {
  const states = funnelStates.filter(({ products }) => products?.includes(product) !== false)
  const ids = new Set(states.map(({ state }) => machineIdOf(state)))
  const way = [...ids].flatMap((id) => catalogue.filter(({ machine }) => machine.id === id))
  return way.filter((one) => usualSide(one) === 'browser')
}

const isOfNone = ({ machine }: TestModel) =>
  funnelStates.some(({ step, state }) => step === 'visit' && machineIdOf(state) === machine.id)

/** Whether what a walk entered leads on to the next machine: it came to the last step that is of this one. */
export function leadsOn({ machine }: TestModel, entered: readonly string[]): boolean {
  const own = funnelStates.filter(({ state }) => machineIdOf(state) === machine.id)
  const last = own.filter(({ step }) => step === own.at(-1)?.step).map(({ state }) => state)
  return entered.some((one) => last.some((state) => one === state || one.startsWith(`${state}.`)))
}
