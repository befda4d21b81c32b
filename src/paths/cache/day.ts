/** The day on which suites are walked on machines and on the server, and reported: all read the same file. */
export const dayOfSuites = '2026-06-15'
