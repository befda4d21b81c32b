/** The entries that have a value. */
export const knownEntries = (entries: [string, string | undefined][]): [string, string][] =>
  entries.filter((entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== '')
