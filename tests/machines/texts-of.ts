/** Every text of a value, with the way to it. */
export const textsOf = (value: unknown, way = ''): [way: string, text: string][] => {
  if (typeof value === 'string') return [[way, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => textsOf(part, `${way} ${key}`))
}
