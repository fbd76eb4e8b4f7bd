/** Products of a list before each place of a store: every twelfth place is one. */
export const GOODS_PER_STORE_PLACE = 11

/** The run's store with most products that has no place yet, the first of equals; `null` when all have one. */
function mostOf<Product extends { readonly storeUrl: string }>(
  run: readonly Product[],
  taken: ReadonlySet<string>,
): Product | null {
  const free = run.filter(({ storeUrl }) => !taken.has(storeUrl))
  const countOf = ({ storeUrl }: Product): number =>
    free.filter((product) => product.storeUrl === storeUrl).length
  const most = Math.max(0, ...free.map(countOf))
  return free.find((product) => countOf(product) === most) ?? null
}

/**
 * Chooses a store for each place after eleven products of a list: the store that most of them are of, each store once. Its
 * product names it; `null` leaves the place out. Products that join at the end change no place before them.
 * Source: decision 153.
 */
export function chooseStorePlaces<Product extends { readonly storeUrl: string }>(
  goodsList: readonly Product[],
): readonly (Product | null)[] {
  const taken = new Set<string>()
  const places: (Product | null)[] = []
  for (let end = GOODS_PER_STORE_PLACE; end <= goodsList.length; end += GOODS_PER_STORE_PLACE) {
    const chosen = mostOf(goodsList.slice(end - GOODS_PER_STORE_PLACE, end), taken)
    if (chosen !== null) taken.add(chosen.storeUrl)
    places.push(chosen)
  }
  return places
}
