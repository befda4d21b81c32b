import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { sourceFiles } from './files.ts'

export type Import = { file: string; target: string }

const statement = /(?:^|\n)\s*(?:import|export)\b(?:[^'";]*?\bfrom\s*)?\s*['"]([^'"]+)['"]/g
const lazy = /\bimport\(\s*['"]([^'"]+)['"]\s*\)/g

const roots: Record<string, string> = {
  '#machines/': 'machines/',
  '#contract/': 'src/contract/',
  '#web/': 'src/web/',
  '#server/': 'src/server/',
  '#sandbox/': 'src/sandbox/',
  '#paths/': 'src/paths/',
  '#graphs/': 'src/graphs/',
  '#cli/': 'src/cli/',
  '#texts/': 'src/texts/',
}

/** Every import of the sources: ours as a path from the top, packages by name. */
export function imports(folder: string): Import[] {
  return sourceFiles(folder).flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    const targets = [...text.matchAll(statement), ...text.matchAll(lazy)].map((match) => match[1] ?? '')
    return targets.map((target) => ({ file, target: resolve(file, target) }))
  })
}

function resolve(file: string, target: string): string {
  if (target.startsWith('.')) return normalize(join(dirname(file), target))
  const root = Object.keys(roots).find((prefix) => target.startsWith(prefix))
  if (root) return target.replace(root, roots[root] ?? '')
  return packageName(target)
}

function packageName(target: string) {
  const [scope = '', name = ''] = target.split('/')
  return scope.startsWith('@') ? `${scope}/${name}` : scope
}
