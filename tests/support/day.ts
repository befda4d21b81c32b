/** The day on which suites are walked, on machines and on the server alike: both walk the same file. */
export const dayOfSuites = '2026-06-15'
