export { type CoverageReport, coverageReport } from '#machines/schemas/coverage.ts'
