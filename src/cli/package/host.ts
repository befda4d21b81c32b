import type { Host } from '../host.ts'

/** Installed in another project: its own machines are in files, and path generation is imported by name. */
export const host: Host = {
  typed: (command) => `npx ${command}`,
  catalogue: [],
  importsIn: () => ({ paths: 'safar-paths', catalogue: '' }),
  driverOf: () => undefined,
  fileOf: () => undefined,
}
