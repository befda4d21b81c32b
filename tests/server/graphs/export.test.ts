import { expect, it } from 'vitest'
import { exportSuite, readSuite } from '#contract/paths/paths.calls.ts'
import { suiteFormats } from '#contract/views/suite-query.ts'
import { paths } from '#machines/reference/messages/paths.ts'
import { fileTypes } from '#server/paths/file-types.ts'
import { describeOnPglite } from '../support/on-each-database.ts'
import { forTesters } from './paths-once.ts'

describeOnPglite('a suite as a file', forTesters, (server) => {
  const ask = (query: Record<string, string>) =>
    server.visitor().ask(exportSuite, { machine: 'sign-up', ...query })
  const suite = async () => (await server.visitor().call(readSuite, { machine: 'sign-up' })).data

  it.each(suiteFormats)('is there as %s, under a name of its own', async (format) => {
    const response = await ask({ format })
    const { type, ending } = fileTypes[format]
    expect(response.headers.get('content-type')).toBe(`${type}; charset=utf-8`)
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="sign-up-transitions.${ending}"`,
    )
    expect(await response.text()).toMatch(/sign.?up/i)
  })

  it('walks, in Playwright, by the driver that the browser tests have', async () => {
    const text = await (await ask({ format: 'playwright' })).text()
    expect(text).toContain("import { driver } from '#e2e/paths/drivers/sign-up.ts'")
  })

  it('is, as JSON, the suite of the page', async () => {
    const { paths: made } = await suite()
    expect(await (await ask({ format: 'json' })).json()).toMatchObject({ machine: 'sign-up', paths: made })
  })

  it('is one path alone where one is named', async () => {
    const [, second] = (await suite()).paths
    const response = await ask({ format: 'json', path: second?.id ?? '' })
    expect(response.headers.get('content-disposition')).toContain(`sign-up-${second?.id}.json`)
    expect((await response.json()).paths).toEqual([second])
  })

  it('is refused for a path that the suite has not, and for options that are at fault', async () => {
    const { issues } = await (await ask({ format: 'csv', path: 'none' })).json()
    expect(issues).toEqual([{ path: 'path', message: paths.errors.path }])
    expect((await ask({ format: 'csv', n: '9' })).status).toBe(422)
    expect((await ask({ format: 'pdf' })).status).toBe(422)
  })
})
