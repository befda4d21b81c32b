import { expect, it } from 'vitest'
import { cancelledPath, payPath } from '#contract/payment/addresses.ts'
import { describeOnPglite } from '../support/on-each-database.ts'

const pages = [payPath('token'), cancelledPath('token'), '/unlock/token']
const followed = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }

describeOnPglite('a link that acts when it is opened', {}, (server) => {
  const statusOf = async (path: string, headers: Record<string, string>) =>
    (await server.app.request(path, { headers })).status

  it.each(pages)('is followed as a page of its own: %s', async (path) => {
    for (const headers of [followed, { ...followed, 'sec-fetch-site': 'cross-site' }, {}])
      expect(await statusOf(path, headers)).not.toBe(403)
  })

  it.each(pages)('does nothing for a script, a picture or a frame, nor ahead of time: %s', async (path) => {
    for (const headers of [
      { 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' },
      { 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' },
      { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' },
      { ...followed, 'sec-purpose': 'prefetch' },
    ])
      expect(await statusOf(path, headers)).toBe(403)
  })
})
