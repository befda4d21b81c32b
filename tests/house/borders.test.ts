import { describe, expect, test } from 'vitest'
import { type Import, imports } from './imports.ts'

const shared = ['core', 'reference', 'rules', 'schemas', 'document', 'record']
/** The folders of the motor product, which know each other. */
const motor = ['motor', 'quote-list', 'proposal', 'expiry', 'quote-modal']

/** Which part a file of ours belongs to. */
function partOf(path: string): string {
  const [top = '', second = '', third = ''] = path.split('/')
  if (top === 'machines') return shared.includes(second) ? `machines/${second}` : 'machines/journeys'
  if (top !== 'src') return top
  if (second === 'web') return ['ui', 'journey'].includes(third) ? `web/${third}` : 'web'
  return second
}

/** Part -> what it may import besides itself: parts of ours, and packages. */
const borders: Record<string, readonly string[]> = {
  'machines/core': [
    'machines/reference',
    'machines/rules',
    'machines/schemas',
    'machines/document',
    'xstate',
    '@xstate/graph',
    'valibot',
  ],
  'machines/reference': [],
  'machines/rules': ['machines/reference', 'dayjs'],
  'machines/schemas': ['machines/reference', 'machines/rules', 'valibot'],
  'machines/document': ['machines/reference', 'machines/rules', 'machines/schemas', 'valibot'],
  'machines/record': ['machines/core', 'machines/reference', 'machines/rules', 'machines/schemas', 'valibot'],
  'machines/journeys': [
    'machines/core',
    'machines/document',
    'machines/reference',
    'machines/rules',
    'machines/schemas',
    'machines/record',
    'xstate',
    'valibot',
  ],
  contract: [
    'machines/core',
    'machines/schemas',
    'machines/reference',
    'machines/rules',
    'machines/record',
    'valibot',
  ],
  sandbox: ['contract', 'machines/reference', 'machines/rules', 'hono', 'valibot', 'pdfkit', 'dayjs'],
  cli: ['machines/*', 'xstate'],
  paths: ['machines/*', 'cli', 'xstate', '@xstate/graph', 'valibot', 'highs'],
  graphs: ['machines/*', 'cli', 'xstate', 'valibot', 'elkjs', '@resvg/resvg-wasm'],
  e2e: ['machines/*', 'paths', 'tests', 'playwright', '@axe-core/playwright', 'xstate'],
}

const isNode = (target: string) => target.startsWith('node:')
const isOurs = (target: string) => /^(machines|src|tests|e2e)\//.test(target)

function crosses({ file, target }: Import): boolean {
  const from = partOf(file)
  const allowed = borders[from]
  if (allowed === undefined) return false
  const to = isOurs(target) ? partOf(target) : target
  if (to === from || (allowed.includes('machines/*') && to.startsWith('machines/'))) return false
  return !allowed.includes(to) && !(isNode(to) && !from.startsWith('machines/') && from !== 'contract')
}

const told = (found: Import[]) => found.map(({ file, target }) => `${file} imports ${target}`)

describe('the borders of the house', () => {
  test.each(['machines', 'src/contract', 'src/sandbox', 'src/cli', 'src/paths', 'src/graphs', 'e2e'])(
    '%s imports only what it may',
    (folder) => {
      expect(told(imports(folder).filter(crosses))).toEqual([])
    },
  )

  test('a journey machine reaches another journey only as a machine to invoke', () => {
    const journeys = imports('machines').filter(
      ({ file, target }) => partOf(file) === 'machines/journeys' && partOf(target) === 'machines/journeys',
    )
    const folder = (path: string) => {
      const [, name = '', ...rest] = path.split('/')
      if (rest.length === 0) return undefined
      return motor.includes(name) ? 'motor' : name
    }
    const foreign = journeys.filter(
      ({ file, target }) =>
        folder(file) &&
        folder(target) &&
        folder(file) !== folder(target) &&
        !/\.(machine|subject|retold)\.ts$/.test(target),
    )
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
    const busy = imports('src/web').filter(
      ({ file, target }) => /\.view\.tsx$/.test(file) && ['dayjs', 'ofetch', 'xstate'].includes(target),
    )
    expect(told(busy)).toEqual([])
  })

  test('a server module knows another only by its store', () => {
    const base = [
      'db',
      'jobs',
      'log',
      'http',
      'engine',
      'access',
      'messages',
      'sealed',
      'insurers',
      'traffic',
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

/** A feature folder of the web; `ui`, `journey` and `shell` are for all. */
function featureOf(path: string): string | undefined {
  const [, web, feature, ...rest] = path.split('/')
  const common = ['ui', 'journey', 'shell', 'gallery']
  return web === 'web' && feature && rest.length > 0 && !common.includes(feature) ? feature : undefined
}

function moduleOf(path: string): string | undefined {
  const [src, server, module, ...rest] = path.split('/')
  return src === 'src' && server === 'server' && rest.length > 0 ? module : undefined
}
