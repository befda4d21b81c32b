import { buildPages, buildServer } from '#server/assets/build.ts'

try {
  await buildPages()
  await buildServer()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
