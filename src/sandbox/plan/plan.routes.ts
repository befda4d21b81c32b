import { Hono } from 'hono'
import * as v from 'valibot'
import type { Failure } from '#contract/failure.ts'
import type { SandboxEnvironment } from '../environment.ts'
import { readJson } from '../read.ts'
import { outcomes } from './outcomes.ts'
import { planSchema } from './plan.schema.ts'

/** Sets what the parties do differently from now on, for a number of calls. */
export function planRoutes(environment: SandboxEnvironment): Hono {
  const app = new Hono()
  app.get('/', (c) => c.json({ plans: environment.plans.list(), outcomes }))
  app.post('/', async (c) => {
    const read = await readJson(c, planSchema)
    if (read.issues) return c.json(refusal(read.issues), 400)
    return c.json(environment.plans.add(read.output), 201)
  })
  app.delete('/', (c) => {
    environment.plans.clear()
    return c.body(null, 204)
  })
  return app
}

function refusal(issues: readonly v.BaseIssue<unknown>[]): Failure {
  return {
    status: 'error',
    code: 'invalid',
    message: 'This plan cannot be carried out',
    issues: issues.map((issue) => ({ path: v.getDotPath(issue) ?? '', message: issue.message })),
  }
}
