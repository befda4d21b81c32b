import { expect, it } from 'vitest'
import { cancelledPath, payPath } from '#contract/payment/addresses.ts'
import { unlockLink } from '#server/account/unlock.routes.ts'
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
    const others: Record<string, string>[] = [
      { 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' },
      { 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' },
      { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' },
      { ...followed, 'sec-purpose': 'prefetch' },
      { purpose: 'prefetch' },
      { 'x-purpose': 'preview' },
      { 'x-moz': 'prefetch' },
    ]
    for (const headers of others) expect(await statusOf(path, headers)).toBe(403)
  })

  it('has a page for whoever sees what was fetched ahead, with a link that opens it', async () => {
    const link = new URL(await unlockLink(server.deps, 'en', '9876543210')).pathname
    const ahead = await server.app.request(link, { headers: { purpose: 'prefetch' } })
    expect(ahead.headers.get('set-cookie')).toBeNull()
    const [, href = ''] = /<a href="([^"]+)">Open it now/.exec(await ahead.text()) ?? []
    const opened = await server.app.request(href, { headers: followed })
    expect(opened.status).toBe(303)
    expect(opened.headers.get('set-cookie')).not.toBeNull()
  })
})
