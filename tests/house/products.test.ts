import { describe, expect, test } from 'vitest'
import { products } from '#machines/products.ts'
import { underwriting } from '#machines/underwriting.ts'
import { imports } from './imports.ts'

/** Where the answers, prices and rules of motor insurance are declared. */
const ofMotor = [
  /^machines\/(motor|quote-list|proposal|expiry|quote-modal|record)\//,
  /^machines\/schemas\/(record|motor-plan|motor-risk|quote-request|previous-policy)\.ts$/,
  /^src\/contract\/partners\/motor\.ts$/,
]
/** Stand in a folder of motor and are about no vehicle: a customer's own details. */
const ofNoProduct = /^machines\/record\/(own-details\.question|sample-own|sample-sessions)\.ts$/

/** The product itself: its folders, its pages, its wire, and what plays its insurers. */
const isMotor = [
  ...ofMotor,
  /^src\/web\/(motor|quote-list|proposal|home)\//,
  /^src\/server\/(quotes\/motor|registry)\//,
  /^src\/contract\/(flow|quotes|proposal|registration)\//,
  /^src\/sandbox\//,
]

/** The one line of each list of products and machines. */
const lists = ['machines/catalogue.ts', 'machines/products.ts', 'machines/underwriting.ts']

/** What walks a machine may have any product for a sample. */
const isSample = /\.subject\.ts$/

/** Everything else that knows motor insurance. Each goes when what it does is a member of `Product`. */
const known = [
  // The home page asks for a vehicle's number.
  'machines/home/home.events.ts',
  'machines/home/home.machine.ts',
  'src/web/root.tsx',
  'src/web/shared/plate/plate-form.tsx',
  // The dialog about the policy that ends, shown by three pages of motor.
  'src/web/shared/expiry/expiry-answers.ts',
  'src/web/shared/expiry/expiry-overlay.tsx',
  'src/web/shared/expiry/expiry.journey.ts',
  // How answers are saved, merged and heard again.
  'machines/purchase/merge/answer.ts',
  'machines/purchase/merge/answers.ts',
  'machines/purchase/merge/differences.ts',
  'machines/purchase/merge/merge.machine.ts',
  'machines/savers.ts',
  'src/server/engine/hear.ts',
  'src/server/journeys/registration.routes.ts',
  'src/server/journeys/resume-record.ts',
  'src/server/journeys/save-journey.ts',
  'src/server/journeys/start-journey.ts',
  'src/server/journeys/told.ts',
  'src/server/journeys/trusted.ts',
  'src/server/profile/renew.ts',
  'src/web/saving/actors.ts',
  'src/web/saving/calls.ts',
  'src/web/journey/form/lists.ts',
  'src/web/saving/read-journey.ts',
  'src/web/journey/merge/merge.journey.ts',
  'src/web/journey/merge/merging.tsx',
  'src/web/saving/outbox.ts',
  'src/web/browser/policy-state/motor-choices.ts',
  'src/web/saving/context-record.ts',
  'src/web/journey/use-saves.ts',
]

const matches = (patterns: readonly RegExp[], path: string) => patterns.some((pattern) => pattern.test(path))

describe('a product is a folder', () => {
  test('nothing imports what is motor’s but motor itself and what is listed here', () => {
    const importers = ['machines', 'src']
      .flatMap(imports)
      .filter(
        ({ file, target }) =>
          matches(ofMotor, target) &&
          !ofNoProduct.test(target) &&
          !matches(isMotor, file) &&
          !lists.includes(file) &&
          !isSample.test(file),
      )
    expect([...new Set(importers.map(({ file }) => file))].sort()).toEqual([...known].sort())
  })

  test('every product is listed once for the browser and once for the server', () => {
    const keys = products.map(({ key }) => key)
    expect(underwriting.map(({ key }) => key)).toEqual(keys)
    expect(new Set(keys).size).toBe(keys.length)
  })
})
