/** Which fields of a context a function looked at. */
export type FieldReads = {
  /** The context to give to the function. */
  context: object
  /** Fields it asked for by name. */
  asked: Set<string>
  /** Fields it only came by while going through all of them, as `{ ...context }` does. */
  listed: Set<string>
}

/** A stand-in for a context that notes which of its fields are read; what lies within a field counts as the field. */
export function fieldReads(context: object): FieldReads {
  const asked = new Set<string>()
  const listed = new Set<string>()
  const described = new Set<string>()
  const read = (name: string | symbol) => {
    if (typeof name !== 'symbol' && !described.delete(name)) asked.add(name)
  }
  return {
    asked,
    listed,
    context: new Proxy(context, {
      get: (target, name, receiver) => {
        read(name)
        return Reflect.get(target, name, receiver)
      },
      has: (target, name) => {
        read(name)
        return Reflect.has(target, name)
      },
      ownKeys: (target) => {
        for (const name of Object.keys(target)) listed.add(name)
        return Reflect.ownKeys(target)
      },
      // Going through all fields, JavaScript asks for the description of each and only then for its value.
      getOwnPropertyDescriptor: (target, name) => {
        if (typeof name === 'string') {
          if (listed.has(name)) described.add(name)
          else asked.add(name)
        }
        return Reflect.getOwnPropertyDescriptor(target, name)
      },
    }),
  }
}
