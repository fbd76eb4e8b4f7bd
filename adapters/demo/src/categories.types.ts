import type { TintName } from './pictures/tints.ts'

export type MiddleSeed = {
  readonly name: string
  readonly emoji: string
  readonly leaves: Readonly<Record<string, string>>
}

/** A category of the first level with the two levels below it, all under their slugs. */
export type RootSeed = {
  readonly name: string
  readonly emoji: string
  readonly tint: TintName
  readonly middles: Readonly<Record<string, MiddleSeed>>
}
