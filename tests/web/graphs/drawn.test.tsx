import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { graphViews, readGraphQuery } from '#contract/views/graph-query.ts'
import { queryClient } from '#web/api-client/query-client.ts'
import { writtenIn } from '#web/graphs/address.ts'
import { Routed } from '#web/routed.tsx'
import { aCard, aFrame, aFunnel, aPlace, shown } from './a-graph.ts'
import { beRole, graphPages } from './graph-on-screen.tsx'

/** The page rendered on a server, without a browser and without requests. */
async function drawn(address: string, key: readonly unknown[], data: unknown): Promise<string> {
  beRole('analyst')
  const router = graphPages(address)
  await router.load()
  queryClient.setQueryData(key, data)
  return renderToString(<Routed router={router} />)
}

const drawnView = (search: string, reply: unknown) =>
  drawn(`/graphs/door${search}`, ['graphs', 'view', 'door', readGraphQuery(writtenIn(search)).query], reply)

describe('a server-rendered page', () => {
  it.each(graphViews)(
    'shows its %s whole, and nothing the browser would refuse [DESIGN-13]',
    async (view) => {
      const html = await drawnView(`?view=${view}&at=door.open`, {
        frame: aFrame,
        place: aPlace,
        shown: shown[view],
      })
      expect(html).toContain('2,400 in = 1,200 out')
      expect(html).toContain(`aria-current="page"`)
      expect(html).not.toContain(' style=')
      expect(html.includes('data-state="door.closed"')).toBe('svg' in shown[view])
    },
  )

  it('has a submit button for its filters, which do nothing without a script', async () => {
    const html = await drawnView('?product=car', { frame: aFrame, shown: shown.map })
    expect(html).toMatch(/<noscript><button type="submit"/)
    expect(html).toMatch(/<option value="car" selected=""/)
  })

  it('shows the funnel of its address, with a submit button for its filters', async () => {
    const { query } = readGraphQuery({ product: 'car' })
    const html = await drawn('/graphs?product=car', ['graphs', 'funnel', query], aFunnel)
    expect(html).toContain('4.2 % bought')
    expect(html).toContain('href="/graphs/door?at=door.price"')
    expect(html).toMatch(/<noscript><button type="submit"/)
  })

  it('shows every machine with its thumbnail map', async () => {
    const html = await drawn('/graphs', ['graphs', 'machines'], [aCard])
    expect(html).toContain('href="/graphs/door"')
    expect(html).toContain('class="map page mini"')
  })
})
