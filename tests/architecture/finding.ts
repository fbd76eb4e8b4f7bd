import type { House, SourceFile } from './house.ts'

export type Finding = {
  /** From the root, with forward slashes. */
  readonly file: string
  /** What was found there, in a few words. */
  readonly found: string
}

/** A border of the house: what must not be, why, and how it is seen. */
export type Border = {
  readonly rule: string
  readonly because: string
  readonly find: (house: House) => readonly Finding[]
}

/** Asks every source file the same question. */
export function findIn(house: House, find: (file: SourceFile) => readonly string[]): Finding[] {
  return house.files.flatMap((file) => find(file).map((found) => ({ file: file.path, found })))
}
