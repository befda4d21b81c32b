import { expect, it } from 'vitest'
import { listMachines, readOutline, readSuite } from '#contract/paths/paths.calls.ts'
import { catalogue } from '#machines/catalogue.ts'
import { paths } from '#machines/reference/messages/paths.ts'
import { describeOnPglite } from '../support/on-each-database.ts'
import { forTesters } from './paths-once.ts'

describeOnPglite('the paths of a machine', forTesters, (server) => {
  const ask = (query: Record<string, string>) => server.visitor().call(readSuite, query)
  const refused = (query: Record<string, string>) => server.visitor().refused(readSuite, query)

  it('reach every transition, with totals and proof', async () => {
    const { data } = await ask({ machine: 'expiry' })
    expect(data).toMatchObject({ machine: 'expiry', criterion: 'transitions', uncovered: [] })
    expect(data.covered).toBe(data.targets)
    expect(data.bound).toEqual({ events: data.totals.events, gap: 0, exact: true })
  })

  it('are made for the criterion and the states that are asked for', async () => {
    const { data } = await ask({ machine: 'sign-up', criterion: 'n-switch', n: '2', to: 'done' })
    expect(data.criterion).toBe('2-switch')
    expect(data.paths.map(({ events }) => events.at(-1)?.to)).toEqual(data.paths.map(() => 'done'))
  })

  it.each([
    [{ criterion: 'all' }, 'criterion', paths.errors.criterion],
    [{ criterion: 'n-switch', n: '4' }, 'n', paths.errors.n],
    [{ criterion: 'n-switch', n: 'two' }, 'n', paths.errors.n],
    [{ maxLength: '0' }, 'maxLength', paths.errors.maxLength],
    [{ workers: '65' }, 'workers', paths.errors.workers],
    [{ criterion: 'chosen' }, 'targets', paths.errors.targets],
    [{ from: 'nowhere' }, 'from', paths.errors.noState('expiry', 'nowhere')],
    [{ to: 'nowhere' }, 'to', paths.errors.noState('expiry', 'nowhere')],
    [{ criterion: 'chosen', targets: 'x,y' }, 'targets', paths.errors.noTarget('expiry', 'x')],
  ])(
    'are refused for %o with a sentence for its field',
    async (query: Record<string, string>, path, message) => {
      const { http, code, issues } = await refused({ machine: 'expiry', ...query })
      expect([http, code, issues]).toEqual([422, 'invalid', [{ path, message }]])
    },
  )

  it('are refused where no path may be so short', async () => {
    const { issues } = await refused({ machine: 'sign-up', maxLength: '1' })
    expect(issues?.map(({ path }) => path)).toEqual(['maxLength'])
  })

  it('are refused for a machine that nobody knows', async () => {
    expect(await refused({ machine: 'nobody' })).toMatchObject({
      http: 404,
      message: paths.unknown('nobody'),
    })
  })

  it('are shared among workers, each path to one of them', async () => {
    const { data } = await ask({ machine: 'sign-up', workers: '2' })
    expect(data.shares).toHaveLength(2)
    expect(data.makespan?.events).toBeGreaterThanOrEqual(data.totals.longest)
    expect(data.shares?.flat().sort()).toEqual(data.paths.map(({ id }) => id).sort())
  })

  it('are made beside the requests: others are answered meanwhile, and who leaves leaves nothing behind', async () => {
    const { app } = server
    let isMade = false
    const tester = new AbortController()
    const asked = new Request('http://safar.test/api/v1/paths/suite?machine=quote-list', {
      signal: tester.signal,
    })
    const making = Promise.resolve(app.fetch(asked)).finally(() => {
      isMade = true
    })
    for (const _ of [1, 2, 3]) expect((await app.request('/healthz')).status).toBe(200)
    expect(isMade).toBe(false)
    tester.abort()
    await making
    expect(server.logs.filter(({ msg }) => msg === 'unexpected')).toEqual([])
    expect((await ask({ machine: 'merge' })).data.uncovered).toEqual([])
  })

  it('belong to one of the machines, each told as it is declared', async () => {
    const { data } = await server.visitor().call(listMachines)
    expect(data.map(({ key }) => key)).toEqual(catalogue.map(({ key }) => key))
    const lifecycle = data.find(({ key }) => key === 'lifecycle')
    const { data: outline } = await server.visitor().call(readOutline, { machine: 'lifecycle' })
    expect(outline.edges).toHaveLength(lifecycle?.transitions ?? 0)
    expect(outline.nodes).toHaveLength((lifecycle?.states ?? 0) + 1)
  })
})
