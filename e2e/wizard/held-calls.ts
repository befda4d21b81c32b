import type { Page, Request, Route } from 'playwright/test'

/** The requests by which the browser makes a machine's call to the outside. */
const requests: Readonly<Record<string, (request: Request) => boolean>> = {
  lookUpVehicle: (request) => request.url().endsWith('/motor/registrationNo-search'),
  startJourney: (request) =>
    request.url().endsWith('/motor/registrationNo-save') ||
    (request.url().endsWith('/admin/flow') && !isBehindTheScenes(request)),
}

/** A save that nobody waits for: of a later step, on a journey begun before. */
const isBehindTheScenes = (request: Request) => {
  const { customerLeadId, step } = request.postDataJSON()
  return customerLeadId !== undefined && step !== 1
}

type Ending = (route: Route) => Promise<void>
type Held = { routes: Route[]; ending?: Ending }

export type HeldCalls = Awaited<ReturnType<typeof holdCalls>>

/** Holds what a machine asks of the outside until its path says how that ends. */
export async function holdCalls(page: Page) {
  const calls = new Map<string, Held>()
  await page.route('**/api/v1/**', async (route) => {
    const [call] = Object.entries(requests).find(([, isOf]) => isOf(route.request())) ?? []
    const held = call === undefined ? undefined : calls.get(call)
    if (held && !held.ending) held.routes.push(route)
    else await (held?.ending ?? goOn)(route)
  })
  return {
    /** From now on the requests of this call wait. */
    hold(call: string | undefined) {
      if (call !== undefined && requests[call]) calls.set(call, { routes: [] })
    },
    /** As the real server answers, or with nothing, or not at all. */
    async end(call: string, ending: 'done' | 'error', output: unknown) {
      const held = calls.get(call)
      if (!held) throw new Error(`${call} is not awaited`)
      held.ending = endingOf(ending, output)
      await Promise.all(held.routes.map(held.ending))
    },
  }
}

const goOn: Ending = (route) => route.continue()

function endingOf(ending: 'done' | 'error', output: unknown): Ending {
  if (ending === 'error') return (route) => route.abort()
  if (output === null) return (route) => route.fulfill({ json: { status: 'success', data: null } })
  return goOn
}
