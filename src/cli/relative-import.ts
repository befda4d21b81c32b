import { relative, sep } from 'node:path'

/** How a file in `folder` imports another file. */
export function relativeImport(folder: string, file: string): string {
  const path = relative(folder, file).split(sep).join('/')
  return path.startsWith('../') ? path : `./${path}`
}
