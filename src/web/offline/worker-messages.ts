/** What a page and the service worker tell each other. */

type AskedIfKnown = { type: 'KNOWS'; script: string }

/** Asks a worker whether a script is the first one of its build. */
export const asksIfKnown = (script: string): AskedIfKnown => ({ type: 'KNOWS', script })

export const isAskedIfKnown = (data: unknown): data is AskedIfKnown =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === 'KNOWS'

/** `/assets/motor-Ab12Cd34.js` is another file in every build that changes it; without its hash it is the same. */
export const unhashed = (path: string): string => path.replace(/-[\w-]{8}(?=\.\w+$)/, '')
