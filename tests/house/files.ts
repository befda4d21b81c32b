import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** The files of the project, tracked or new, that git does not ignore. */
export function projectFiles(): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  })
  return listed.split('\n').filter((file) => file !== '' && existsSync(file))
}

export function sourceFiles(folder: string): string[] {
  return projectFiles().filter((file) => file.startsWith(`${folder}/`) && /\.tsx?$/.test(file))
}
