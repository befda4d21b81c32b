/** Equal on the wire: an absent field equals an undefined one. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other)) return false
  const isSameIn = (key: string) => isSame(Reflect.get(one, key), Reflect.get(other, key))
  return Object.keys(one).every(isSameIn) && Object.keys(other).every((key) => key in one || isSameIn(key))
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
