import { expect, it } from 'vitest'
import { sandbox } from './partners.ts'

it('names on its first page what there is, and each of it is there', async () => {
  const { app } = sandbox()
  const page = await (await app.request('/')).text()
  const places = [...page.matchAll(/<a href="([^"]+)"/g)].map(([, path = '']) => path)
  expect(places).toEqual(expect.arrayContaining(['/inbox', '/partner', '/plan']))
  for (const path of places) expect((await app.request(path)).status, path).toBe(200)
})
