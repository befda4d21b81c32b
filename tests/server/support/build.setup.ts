import { buildServer } from '#server/assets/build.ts'

/** What is started as a process of its own is built before any test starts it. */
export default buildServer
