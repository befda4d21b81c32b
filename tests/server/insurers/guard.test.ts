import { describe, expect, it } from 'vitest'
import { createInsurerGuard } from '#server/insurers/guard.ts'
import { InsurerError } from '#server/insurers/insurer-error.ts'

const restMs = 150
const timings = { failuresInARow: 3, restMs }
const fault = () => Promise.reject(new InsurerError('down', 'answered 500'))
const answer = async () => 'a price'
const never = () => new Promise<never>(() => {})
const rested = () => new Promise((resolve) => setTimeout(resolve, restMs + 10))

async function opened(guard = createInsurerGuard(1000, timings)) {
  for (let call = 0; call < 3; call += 1) await guard(fault).catch(() => {})
  return guard
}

describe('the guard of an insurer', () => {
  it('passes answers and faults through', async () => {
    const guard = createInsurerGuard(1000, timings)
    expect(await guard(answer)).toBe('a price')
    await expect(guard(fault)).rejects.toMatchObject({ kind: 'down', message: 'answered 500' })
  })

  it('ends a call at its deadline and tells it to stop', async () => {
    const guard = createInsurerGuard(20, timings)
    let told: AbortSignal | undefined
    const call = (signal: AbortSignal) => {
      told = signal
      return never()
    }
    await expect(guard(call)).rejects.toMatchObject({ kind: 'late', maybeDone: true })
    expect(told?.aborted).toBe(true)
  })

  it('asks nobody while an insurer is left alone', async () => {
    const guard = await opened()
    let asked = 0
    const call = async () => {
      asked += 1
    }
    await expect(guard(call)).rejects.toMatchObject({ kind: 'down', maybeDone: false })
    expect(asked).toBe(0)
  })

  it('tries once after a rest and closes when that goes well', async () => {
    const guard = await opened()
    await rested()
    expect(await guard(answer)).toBe('a price')
    expect(await guard(answer)).toBe('a price')
  })

  it('stays open when the try after a rest fails', async () => {
    const guard = await opened()
    await rested()
    await expect(guard(fault)).rejects.toMatchObject({ message: 'answered 500' })
    await expect(guard(answer)).rejects.toMatchObject({ message: 'left alone for a while' })
  })

  it('counts only faults in a row', async () => {
    const guard = createInsurerGuard(1000, timings)
    for (let call = 0; call < 6; call += 1) {
      await guard(fault).catch(() => {})
      await guard(answer)
    }
    expect(await guard(answer)).toBe('a price')
  })

  it('does not count those who went away', async () => {
    const guard = createInsurerGuard(1000, timings)
    for (let call = 0; call < 5; call += 1) {
      const abort = new AbortController()
      const asked = guard(never, abort.signal)
      abort.abort()
      await expect(asked).rejects.toMatchObject({ name: 'AbortError' })
    }
    expect(await guard(answer)).toBe('a price')
  })
})
