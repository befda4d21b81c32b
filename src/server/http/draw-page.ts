import type { Context } from 'hono'
import type { SessionView } from '#machines/account/session/session.known.ts'
import type { ServerEnv } from './env.ts'

/** An answer that the page would ask for, under the key it keeps it by. */
export type PageQuery = { key: readonly unknown[]; data: unknown }

export type DrawnPage = {
  /** The page's file, from `src/web`: its styles and scripts are named in the head. */
  file: string
  title: string
  /** Who will read it. */
  view: SessionView
  seeds: readonly PageQuery[]
}

/** Answers a request with a page that shows all it has to show before its script runs. */
export type DrawPage = (c: Context<ServerEnv>, page: DrawnPage) => Promise<Response>
