import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { imports } from './imports.ts'

const roots = ['src/web/root.tsx', 'src/web/first-page.tsx', 'src/web/first-pages.ts']
/** What of the router's package works without a router. */
const withoutRouter = ['createBrowserHistory']

test('nothing that a first page may come to show asks for the router (decision 0310)', () => {
  const known = imports('src/web')
  const reached = new Set(roots)
  for (const one of reached)
    for (const { file, target } of known)
      if (file === one && target.startsWith('src/web/')) reached.add(target)
  const scripts = [...reached].filter((file) => /\.tsx?$/.test(file))
  expect(scripts.length).toBeGreaterThan(50)
  expect(scripts.flatMap(routerNames)).toEqual([])
})

/** What a file takes from the router's package, types left out. */
function routerNames(file: string): string[] {
  const taken = readFileSync(file, 'utf8').matchAll(/import \{([^}]*)\} from '@tanstack\/react-router'/g)
  return [...taken]
    .flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))
    .filter((name) => name !== '' && !name.startsWith('type ') && !withoutRouter.includes(name))
    .map((name) => `${file}: ${name}`)
}
