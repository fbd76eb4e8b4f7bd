export type MiddleSeed = {
  readonly name: string
  readonly leaves: Readonly<Record<string, string>>
}

/** A category of the first level with the two levels below it, all under their slugs. */
export type RootSeed = {
  readonly name: string
  readonly middles: Readonly<Record<string, MiddleSeed>>
}
