import { buildPages, buildServer } from '#server/assets/build.ts'
import { buildScenes } from '#server/graphs/scenes/built-scenes.ts'

try {
  await buildPages()
  await buildServer()
  if (process.argv.includes('--scenes')) await buildScenes()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
