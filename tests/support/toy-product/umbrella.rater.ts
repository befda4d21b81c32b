import type { InferOutput } from 'valibot'
import * as v from 'valibot'
import { addDays, addYears } from '#machines/rules/calendar.ts'
import { paise } from '#machines/rules/money.ts'
import type { Rater } from '#sandbox/insurers/rater.ts'
import { umbrellaProduct, umbrellaRisk } from './umbrella.product.ts'

/** What the sandbox's insurers ask for it: two rupees a thousand, and tax. */
export const umbrellaRater: Rater<InferOutput<typeof umbrellaRisk>> = {
  product: 'umbrella',
  wording: [{ title: 'What is covered', points: ['Damage that the household does to others.'] }],
  insurers: umbrellaProduct.insurers,
  planName: () => 'Umbrella (sandbox)',
  risk: umbrellaRisk,
  proposal: v.object({ household: v.string() }),
  planId: ({ insurer }) => `${insurer.key}-umbrella`,
  price({ risk, today }) {
    const net = paise((risk.sumInsured / 1000) * 2)
    const gst = Math.round(net * 0.18)
    const line = { key: 'basic', label: 'Household liability', amount: net, reason: '₹2 for each thousand' }
    const start = addDays(today, 1)
    const end = addDays(addYears(start, 1), -1)
    return { lines: [line], net, gst, final: net + gst, start, end, notOffered: [] }
  },
  questions: () => [],
  notes: () => [],
}
