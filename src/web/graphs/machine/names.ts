/** A state without the names of those around it: `motor.number.city` is city. */
export const nameOf = (id: string): string => id.slice(id.lastIndexOf('.') + 1)
