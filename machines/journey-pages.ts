import { products } from './products.ts'

type Guard = (path: string) => { type: 'leadsTo'; params: { path: string } }

const shared = {
  quotes: '/quotelist/{id}',
  proposal: '/proposal/{id}',
  checkout: '/checkout/{id}',
  success: '/success-page/{id}',
}

/** The addresses that such a chart may lead to. */
export const journeyPaths = (names: readonly (keyof typeof shared)[]): string[] => [
  ...products.map(({ path }) => path),
  '/',
  ...names.map((name) => shared[name]),
]

const final = (path: string) => ({ type: 'final' as const, meta: { path } })

/**
 * The ways from a state to the page where a journey goes on, and those pages as the final states of a chart: some of
 * those that all products share, the first page of each product, and the home page for whatever leads nowhere else.
 */
export function journeyPages(names: readonly (keyof typeof shared)[], leadsTo: Guard) {
  const firstPages = products.map(({ key, path }) => [key, path] as const)
  const pages = [...names.map((name) => [name, shared[name]] as const), ...firstPages]
  return {
    always: [...pages.map(([target, path]) => ({ guard: leadsTo(path), target })), { target: 'home' }],
    states: {
      ...Object.fromEntries(pages.map(([name, path]) => [name, final(path)])),
      home: final('/'),
    },
  }
}
