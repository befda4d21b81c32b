import { describe, expect, test } from 'vitest'
import { sourceFiles } from './files.ts'
import { type Import, imports } from './imports.ts'

/** A folder of machines that declares a product. */
const productFolders = sourceFiles('machines').flatMap(
  (file) => /^machines\/([\w-]+)\/\1\.product\.ts$/.exec(file)?.[1] ?? [],
)
const ofProducts = productFolders.map((name) => `machines/${name}`)

/** Which part a file of ours belongs to. */
function partOf(path: string): string {
  const [top = '', second = '', third = ''] = path.split('/')
  if (top === 'machines') return third === '' ? 'machines/lists' : `machines/${second}`
  if (top !== 'src') return top
  if (second === 'web') return 'web'
  if (second === 'contract' && third === 'views') return 'contract/views'
  return second
}

/** What machines of any area build on. */
const shared = ['machines/core', 'machines/reference', 'machines/rules', 'machines/schemas']

/** Part -> what it may import besides itself: parts of ours, and packages. */
const borders: Record<string, readonly string[]> = {
  // Beside the grammar the interface of a product, which names what every product has.
  'machines/core': [
    'machines/reference',
    'machines/rules',
    'machines/schemas',
    'machines/document',
    'xstate',
    '@xstate/graph',
    'valibot',
  ],
  'machines/recording': ['machines/core', 'xstate', '@xstate/graph', 'valibot'],
  'machines/reference': [],
  'machines/rules': ['machines/reference', 'dayjs'],
  'machines/schemas': ['machines/reference', 'machines/rules', 'valibot'],
  'machines/document': ['machines/reference', 'machines/rules', 'machines/schemas', 'valibot', 'dayjs'],
  ...Object.fromEntries(
    ofProducts.map((part) => [
      part,
      [...shared, 'machines/document', 'machines/purchase', 'xstate', 'valibot', 'dayjs'],
    ]),
  ),
  'machines/purchase': [...shared, 'machines/lists', 'machines/motor', 'xstate', 'valibot'],
  'machines/account': [...shared, 'machines/lists', 'machines/motor', 'xstate', 'valibot'],
  'machines/staff': [...shared, 'machines/purchase', 'xstate', 'valibot'],
  'machines/tools': [...shared, 'contract/views', 'xstate', 'valibot'],
  'machines/support': [...shared, 'xstate', 'valibot'],
  'machines/home': [...shared, 'machines/motor', 'machines/health', 'xstate', 'valibot'],
  contract: [
    'contract/views',
    'machines/account',
    'machines/core',
    ...ofProducts,
    'machines/reference',
    'machines/rules',
    'machines/schemas',
    'valibot',
  ],
  'contract/views': ['machines/reference', 'machines/schemas', 'valibot'],
  sandbox: [
    'contract',
    ...ofProducts,
    'machines/reference',
    'machines/rules',
    'hono',
    'valibot',
    'pdfkit',
    'dayjs',
  ],
  texts: ['vite', 'magic-string', 'pofile'],
  cli: ['machines/*', 'paths', 'graphs', 'server', 'texts', 'xstate', 'valibot', 'vite', 'esbuild', 'tsx'],
  paths: ['machines/*', 'contract/views', 'cli', 'xstate', '@xstate/graph', 'valibot', 'highs'],
  graphs: ['machines/*', 'contract/views', 'cli', 'xstate', 'valibot', 'elkjs', '@resvg/resvg-wasm'],
  e2e: ['machines/*', 'contract/views', 'paths', 'tests', 'playwright', '@axe-core/playwright', 'xstate'],
}

const isNode = (target: string) => target.startsWith('node:')
const isOurs = (target: string) => /^(machines|src|tests|e2e)\//.test(target)

function crosses({ file, target }: Import): boolean {
  const from = partOf(file)
  const allowed = borders[from]
  if (allowed === undefined) return false
  const to = isOurs(target) ? partOf(target) : target
  if (to === from || (allowed.includes('machines/*') && to.startsWith('machines/'))) return false
  return (
    !allowed.includes(to) && !(isNode(to) && !from.startsWith('machines/') && !from.startsWith('contract'))
  )
}

const told = (found: Import[]) => found.map(({ file, target }) => `${file} imports ${target}`)

describe('the borders of the house', () => {
  test.each([
    'machines',
    'src/contract',
    'src/sandbox',
    'src/cli',
    'src/texts',
    'src/paths',
    'src/graphs',
    'e2e',
  ])('%s imports only what it may', (folder) => {
    expect(told(imports(folder).filter(crosses))).toEqual([])
  })

  test('every folder of machines has its borders', () => {
    const folders = new Set(sourceFiles('machines').map(partOf))
    folders.delete('machines/lists')
    expect([...folders].filter((part) => !(part in borders))).toEqual([])
  })

  test('a journey machine reaches another journey only as a machine to invoke', () => {
    const foreign = imports('machines').filter(({ file, target }) => {
      const [from, to] = [journeyOf(file), journeyOf(target)]
      return from && to && from !== to && !/\.(machine|test-model)\.ts$/.test(target)
    })
    expect(told(foreign)).toEqual([])
  })

  test('the web knows neither the server nor another feature', () => {
    const features = imports('src/web').filter(({ file, target }) => {
      if (/^src\/(server|sandbox)\//.test(target)) return true
      const [from, to] = [featureOf(file), featureOf(target)]
      return from !== undefined && to !== undefined && from !== to
    })
    expect(told(features)).toEqual([])
  })

  test('views hold no dates, calls or rules of their own [DESIGN-09]', () => {
    const isBusy = (target: string) =>
      ['dayjs', 'ofetch', 'valibot', 'xstate'].includes(target) ||
      /^src\/web\/(api-client|saving)\//.test(target)
    const views = imports('src/web').filter(({ file }) => file.endsWith('.view.tsx'))
    expect(views.length).toBeGreaterThan(100)
    expect(told(views.filter(({ target }) => isBusy(target)))).toEqual([])
  })

  test('a server module knows another only by its store', () => {
    const base = [
      'db',
      'jobs',
      'threads',
      'log',
      'http',
      'engine',
      'access',
      'messages',
      'metrics',
      'tracing',
      'keys',
      'sealed',
      'insurers',
      'registry',
      'traffic',
      'printed',
      'storage',
    ]
    // Graphs show what the log of traffic and the paths of testers tell.
    const builtOn: Readonly<Record<string, string>> = { graphs: 'paths' }
    const foreign = imports('src/server').filter(({ file, target }) => {
      const [from, to] = [moduleOf(file), moduleOf(target)]
      if (!from || !to || from === to || base.includes(to) || base.includes(from)) return false
      if (builtOn[from] === to) return false
      return !/[.-]store\.ts$/.test(target)
    })
    expect(told(foreign)).toEqual([])
  })

  test('nobody reaches into the big tables from a page', () => {
    const heavy = /machines\/reference\/(vehicles|rtos|pincodes|tariff)\.ts$/
    expect(told(imports('src/web').filter(({ target }) => heavy.test(target)))).toEqual([])
  })
})

const machineFolders = new Set(
  sourceFiles('machines').flatMap((file) => /^machines\/(.+)\/[\w-]+\.machine\.ts$/.exec(file)?.[1] ?? []),
)

/** The folder of one machine: `purchase/kyc`, `home`. One without a machine is a part that journeys share. */
function journeyOf(path: string): string | undefined {
  const folder = /^machines\/(.+)\/[^/]+$/.exec(path)?.[1]
  return folder !== undefined && machineFolders.has(folder) ? folder : undefined
}

/** A feature folder of the web; the rooms below are for all. */
function featureOf(path: string): string | undefined {
  const [, web, feature, ...rest] = path.split('/')
  const common = [
    'ui',
    'browser',
    'api-client',
    'saving',
    'capture',
    'recorder',
    'journey',
    'session',
    'shared',
    'shell',
    'gallery',
    'language',
    'navigation',
  ]
  return web === 'web' && feature && rest.length > 0 && !common.includes(feature) ? feature : undefined
}

function moduleOf(path: string): string | undefined {
  const [src, server, module, ...rest] = path.split('/')
  return src === 'src' && server === 'server' && rest.length > 0 ? module : undefined
}
