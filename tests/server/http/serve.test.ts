import * as v from 'valibot'
import { expect, it } from 'vitest'
import { call } from '#contract/call.ts'
import { refuse } from '#server/http/refuse.ts'
import { serve } from '#server/http/serve.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'

const greet = call({
  method: 'POST',
  path: 'test/greet',
  kind: 'open',
  request: v.object({ name: v.pipe(v.string(), v.nonEmpty('Field is required')) }),
  reply: v.object({ greeting: v.string() }),
  isSuccess: () => true,
})

const greetRoutes = () =>
  serve(greet, ({ request }) => {
    if (request.name === 'nobody') refuse('not-now')
    if (request.name === 'fault') throw new Error('no such person: 9876543210')
    return { greeting: `Namaste ${request.name}` }
  })

describeOnEachDatabase('serve', { modules: [greetRoutes] }, (server) => {
  it('parses the request and replies', async () => {
    expect(await server.visitor().call(greet, { name: 'Asha' })).toEqual({ greeting: 'Namaste Asha' })
  })

  it('names the fields at fault', async () => {
    const refused = await server.visitor().refused(greet, { name: '' })
    expect(refused).toMatchObject({
      http: 422,
      code: 'invalid',
      issues: [{ path: 'name', message: 'Field is required' }],
    })
  })
})
