/** Goods of an exhibition under a name, by their names. */
export type ExhibitionGroupSeed = { readonly name: string; readonly goods: readonly string[] }

/** A demo exhibition. Days count from the day of the load; it begins at ten and ends with its last day, or never (`null`). */
export type ExhibitionSeed = {
  readonly picture: string
  readonly name: string
  readonly subtitle: string
  readonly description: string
  readonly firstDay: number
  readonly lastDay: number | null
  readonly groups: readonly ExhibitionGroupSeed[]
  /** The coupons that it hands out, by their keys. */
  readonly coupons: readonly string[]
}
