import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../product/root.ts'
import type { GeneratedFile } from './generatedFile.ts'
import { Refusal } from './refusal.ts'

/** Files that a command writes, and what follows. */
export type Plan = {
  /** The files with a person's name on them from here on: new ones, and others with a line more. */
  readonly files: readonly GeneratedFile[]
  /** The generators to run then, by name, and the files that they write because of it. */
  readonly generators: readonly string[]
  readonly generated: readonly string[]
  /** Step that a person writes next, in order. */
  readonly steps: readonly string[]
}

/** Reads a file of the repository, by its path from the root. */
export function readSource(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8')
}

/** Throws a `Refusal` when a name or a file is taken. */
export function refuseTaken(taken: boolean, code: string, message: string): void {
  if (taken) throw new Refusal(code, message)
}

/** Plans a new file. Throws a `Refusal` when it exists. */
export function newFile(path: string, content: string): GeneratedFile {
  refuseTaken(existsSync(join(ROOT, path)), 'FILE_EXISTS', `${path} is there already.`)
  return { path, content }
}
