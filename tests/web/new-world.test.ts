import { afterEach, describe, expect, it, vi } from 'vitest'
import { newWorld } from './support/new-world.ts'

const ends: (() => Promise<void>)[] = []
const begin = async (withDom: boolean) => {
  const end = await newWorld(withDom)
  ends.push(end)
  return end
}
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

const module = () => import('#web/api-client/query-client.ts')

describe('a file of tests', () => {
  it('has modules of its own, and shares those of packages', async () => {
    const [ours, theirs] = [await module(), await import('xstate')]
    await begin(false)
    expect((await module()).queryClient).not.toBe(ours.queryClient)
    expect((await import('xstate')).createActor).toBe(theirs.createActor)
  })

  it('has a window of its own, in which nothing is stored or heard', async () => {
    const end = await begin(true)
    const { document: former } = globalThis
    const heard = vi.fn()
    window.addEventListener('online', heard)
    localStorage.setItem('kept', 'yes')
    sessionStorage.setItem('kept', 'yes')
    history.replaceState(null, '', '/kept')
    await end()
    expect(typeof document).toBe('undefined')
    await begin(true)
    expect(document).not.toBe(former)
    window.dispatchEvent(new Event('online'))
    expect(heard).not.toHaveBeenCalled()
    expect([localStorage.length, sessionStorage.length, location.pathname]).toEqual([0, 0, '/'])
  })

  it('is not disturbed by one before it that never came to its end', async () => {
    await begin(true)
    const { console, document: former } = globalThis
    const called = vi.fn()
    globalThis.setInterval(called, 1)
    globalThis.console = Object.create(console)
    localStorage.setItem('kept', 'yes')
    sessionStorage.setItem('kept', 'yes')
    customElements.define('kept-element', class extends HTMLElement {})
    await begin(true)
    called.mockClear()
    expect(document).not.toBe(former)
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
    expect(customElements.get('kept-element')).toBeUndefined()
    expect(globalThis.console).toBe(console)
    await new Promise((then) => setTimeout(then, 20))
    expect(called).not.toHaveBeenCalled()
  })

  it('has what is under way done before anything of it goes', async () => {
    const end = await begin(true)
    const stub = vi.fn()
    vi.stubGlobal('fetch', stub)
    const seen: unknown[] = []
    setImmediate(() => seen.push(typeof document, globalThis.fetch))
    vi.useFakeTimers()
    await end()
    expect(seen).toEqual(['object', stub])
    expect(typeof document).toBe('undefined')
  })

  it('has what it imports whole before the next file begins', async () => {
    const end = await begin(true)
    const seen: unknown[] = []
    void import('#web/session/session-actor.ts').then(() => seen.push(typeof document))
    await end()
    expect(seen).toEqual(['object'])
  })

  it('leaves no timer, global or variable behind', async () => {
    const { fetch, setInterval } = globalThis
    const called = vi.fn()
    const end = await begin(false)
    const before = process.env.LEFT_BEHIND
    globalThis.setInterval(called, 1)
    globalThis.setTimeout(called, 5)
    vi.stubGlobal('fetch', called)
    vi.stubEnv('LEFT_BEHIND', 'yes')
    await end()
    expect([globalThis.fetch, globalThis.setInterval, process.env.LEFT_BEHIND]).toEqual([
      fetch,
      setInterval,
      before,
    ])
    called.mockClear()
    await new Promise((then) => setTimeout(then, 20))
    expect(called).not.toHaveBeenCalled()
  })
})
