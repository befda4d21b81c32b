/** Which fields of a context a function looked at. */
export type FieldReads = {
  /** The context to give to the function. */
  context: object
  /** Fields it asked for by name. */
  asked: Set<string>
  /** Fields it came by while going through all of them, as `{ ...context }` does. */
  listed: Set<string>
}

/**
 * A stand-in for a context that notes which of its fields are read; what lies within a field counts as the field.
 * A function may hand it on, into the next context even: what is read of it `later`, is told as it happens.
 */
export function fieldReads(context: object, later: (field: string) => void): FieldReads & { close(): void } {
  const [asked, listed, described] = [new Set<string>(), new Set<string>(), new Set<string>()]
  let read = (name: string) => {
    if (!described.delete(name)) asked.add(name)
  }
  const noted = (name: string | symbol) => {
    if (typeof name === 'string') read(name)
  }
  const handler: ProxyHandler<object> = {
    get: (target, name, receiver) => {
      noted(name)
      return Reflect.get(target, name, receiver)
    },
    has: (target, name) => {
      noted(name)
      return Reflect.has(target, name)
    },
    ownKeys: (target) => {
      for (const name of Object.keys(target)) listed.add(name)
      return Reflect.ownKeys(target)
    },
    // Going through all fields, JavaScript asks for the description of each and only then for its value.
    getOwnPropertyDescriptor: (target, name) => {
      if (typeof name === 'string' && listed.has(name)) described.add(name)
      else noted(name)
      return Reflect.getOwnPropertyDescriptor(target, name)
    },
  }
  const close = () => {
    read = later
  }
  return { asked, listed, context: new Proxy(context, handler), close }
}
