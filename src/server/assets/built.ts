import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** What `src/build.ts` makes, in the folder the server is started in. */
export const built = {
  pages: join('dist', 'web'),
  /** The same pages for rendering on the server. */
  drawing: join('dist', 'pages'),
  server: join('dist', 'server'),
}

/** Throws where there are no built pages to serve. */
export function rejectUnbuilt(): void {
  const files = [join(built.pages, 'index.html'), join(built.drawing, 'server-page.js')]
  if (!files.every((file) => existsSync(file))) throw new Error('Nothing is built yet. Run npm run build.')
}
