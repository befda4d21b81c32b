import type { TestModel } from '#machines/core/test-model.ts'
import type { Segment } from '../../db/schema.ts'
import { usualSide } from '../versions/usual-side.ts'
import type { Chance } from './random.ts'

/** How often each machine runs; those that are not named run seldom. */
const often: Record<string, number> = {
  session: 14,
  home: 20,
  motor: 22,
  'quote-modal': 5,
  expiry: 5,
  'quote-list': 14,
  proposal: 7,
  kyc: 5,
  payment: 5,
  lifecycle: 6,
  login: 4,
}

export const pickTestModel = (chance: Chance, testModels: readonly TestModel[]): TestModel | undefined =>
  chance.pick(testModels, ({ key }) => often[key] ?? 0.7)

const ofMotor = ['motor', 'quote-modal', 'expiry', 'quote-list', 'proposal', 'kyc', 'payment', 'lifecycle']

const walkers = [
  { weight: 70, source: 'customer', channel: 'web' },
  { weight: 12, source: 'customer', channel: 'partner' },
  { weight: 16, source: 'agent', channel: 'desk' },
  { weight: 2, source: 'test', channel: 'web' },
] as const

/** What a made-up journey is counted under: as made up. */
export function madeUpSegment(chance: Chance, testModel: TestModel): Segment {
  const side = usualSide(testModel)
  const product = ofMotor.includes(testModel.key) ? (chance.next() < 0.56 ? 'bike' : 'car') : 'none'
  const { source, channel } = chance.pick(walkers, ({ weight }) => weight) ?? walkers[0]
  return { product, source, channel: side === 'server' ? 'server' : channel, side, madeUp: true }
}
