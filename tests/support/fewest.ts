/** Every transition in the fewest events, looked for until they are proved, however large the machine is. */
export const fewest = { criterion: 'transitions', isQuick: false } as const
