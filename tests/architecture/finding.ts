import type { Repository, SourceFile } from './repository.ts'

export type Finding = {
  /** From the root, with forward slashes. */
  readonly file: string
  /** Name of the finding, in a few words. */
  readonly found: string
}

/** A border of the repository: what must not be, why, and how it is seen. */
export type Border = {
  readonly rule: string
  readonly because: string
  readonly find: (repository: Repository) => readonly Finding[]
}

/** Asks every source file the same question. */
export function findIn(
  repository: Repository,
  find: (file: SourceFile) => readonly string[],
): Finding[] {
  return repository.files.flatMap((file) => find(file).map((found) => ({ file: file.path, found })))
}
