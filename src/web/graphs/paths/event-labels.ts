/** A guard with its params: `goesTo {"screen":"number"}` is shown as goesTo screen: number. */
export const guardText = (guard: string): string =>
  guard.replace(/[{}"]/g, '').replace(/([:,])(?=\S)/g, '$1 ')

/** An event in words; outcomes have technical names in XState. */
export function eventText(type: string): string {
  if (type === '') return 'always'
  const [, kind, rest = ''] = /^xstate\.(done\.actor|error\.actor|after|done\.state)\.(.+)$/.exec(type) ?? []
  if (kind === 'done.actor') return `${rest} answers`
  if (kind === 'error.actor') return `${rest} fails`
  if (kind === 'after') return `after ${rest.split('.')[0]}`
  return kind === 'done.state' ? `${rest} is done` : type
}
