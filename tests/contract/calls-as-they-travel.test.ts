import { expect, it } from 'vitest'
import { calls } from '#contract/calls.ts'
import { choicesOf, wordsOf } from './words-of.ts'

/**
 * Pages of an older build are still open when a new server starts, so that what travels changes on purpose alone.
 * `npx vitest run tests/contract/calls-as-they-travel.test.ts -u` writes it down anew.
 */
it('every call asks and answers in the words that are written down', async () => {
  const written = calls.map(({ method, path, kind, request, reply }) => {
    const told = [
      ['asks', wordsOf(request)],
      ['one of', choicesOf(request)],
      ['answers', wordsOf(reply)],
      ['one of', choicesOf(reply)],
    ].filter(([, words]) => words !== '')
    return [`${method} ${path}, ${kind}`, ...told.map(([name, words]) => `  ${name}: ${words}`)].join('\n')
  })
  await expect(`${written.join('\n')}\n`).toMatchFileSnapshot('./calls-as-they-travel.txt')
})
