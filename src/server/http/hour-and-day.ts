import { counter, type RateLimitDeps } from './rate-limit.ts'

type Limits = {
  name: string
  perHour: number
  perDay: number
  words: (time: string) => string
}

/** Counts a use by the hour and by the day; what the hour refuses does not count for the day. */
export function hourAndDay(deps: RateLimitDeps, { name, perHour, perDay, ...rest }: Limits) {
  const hour = counter(deps, { ...rest, name: `${name}-hour`, times: perHour, withinSeconds: 3_600 })
  const day = counter(deps, { ...rest, name: `${name}-day`, times: perDay, withinSeconds: 86_400 })
  return {
    async count(who: string): Promise<void> {
      await day.count(who)
      await hour.count(who).catch(async (refusal) => {
        await day.giveBack(who)
        throw refusal
      })
    },
    async forget(who: string): Promise<void> {
      await Promise.all([hour.forget(who), day.forget(who)])
    },
    async giveBack(who: string): Promise<void> {
      await Promise.all([hour.giveBack(who), day.giveBack(who)])
    },
  }
}
