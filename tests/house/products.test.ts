import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { savedAnswers } from '#machines/core/answer.ts'
import { products } from '#machines/products.ts'
import { insuredCategories } from '#machines/reference/categories.ts'
import { serverProducts } from '#machines/server-products.ts'
import { imports } from './imports.ts'

/** Where the answers, prices and rules of motor insurance are declared. */
const ofMotor = [/^machines\/motor\//, /^src\/contract\/partners\/motor\.ts$/]
/** The product itself: its folders, its pages, its wire, and what plays its insurers. */
const isMotor = [
  ...ofMotor,
  /^src\/web\/(shared\/motor|motor|home)\//,
  /^src\/server\/(quotes\/motor|registry)\//,
  /^src\/contract\/(quotes|registration)\//,
  /^src\/contract\/proposal\/motor-[\w.-]+\.ts$/,
  /^src\/contract\/flow\/(motor-[\w-]+|wizard-record)\.ts$/,
  /^src\/sandbox\//,
]

/** The one line of each list of products. */
const lists = ['machines/products.ts', 'machines/server-products.ts']

/** What walks a machine may have any product for a sample. */
const isSample = /(\.test-model|\/sample-[\w-]+)\.ts$/

/** Everything else that knows motor insurance. Each goes when what it does is a member of `Product`. */
const known = [
  // The home page and its plate ask for a vehicle's number, and the desk finds journeys by it.
  'machines/home/home.events.ts',
  'machines/home/home.machine.ts',
  'machines/home/home.plate.ts',
  'machines/home/home.setup.ts',
  'src/server/desk/search.ts',
  'src/server/site/plain-forms.ts',
  'src/web/root.tsx',
  // The specification's own calls for a registration number, and its motor request.
  'src/server/journeys/registration.routes.ts',
]

const matches = (patterns: readonly RegExp[], path: string) => patterns.some((pattern) => pattern.test(path))

describe('a product is a folder', () => {
  test('nothing imports what is motor’s but motor itself and what is listed here', () => {
    const importers = ['machines', 'src']
      .flatMap(imports)
      .filter(
        ({ file, target }) =>
          matches(ofMotor, target) &&
          !matches(isMotor, file) &&
          !lists.includes(file) &&
          !isSample.test(file),
      )
    expect([...new Set(importers.map(({ file }) => file))].sort()).toEqual([...known].sort())
  })

  test('what is saved of a product is what its machines save, in their order', () => {
    for (const { events, machines } of serverProducts) {
      expect(Object.keys(events)).toEqual(Object.keys(savedAnswers(...machines.map((saved) => saved.events))))
    }
  })

  test('every product is listed once for the browser and once for the server', () => {
    const keys = products.map(({ key }) => key)
    expect(serverProducts.map(({ key }) => key)).toEqual(keys)
    expect(new Set(keys).size).toBe(keys.length)
  })

  test('a product, its tile and its first page have one address', () => {
    const router = readFileSync('src/web/router.tsx', 'utf8')
    const tiles = new Set(insuredCategories.map(({ product, route }) => `${product} ${route}`))
    expect([...tiles].sort()).toEqual(products.map(({ key, path }) => `${key} ${path}`).sort())
    expect(products.filter(({ path }) => !router.includes(`at('${path}')`))).toEqual([])
  })
})
