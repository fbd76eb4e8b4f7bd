/** One page of a list in the specification's shape; `count` is how many there are in all. Source: spec §3. */
export function toPage<Item>(
  content: Item[],
  { count, number, size }: { readonly count: number; readonly number: number; readonly size: number },
) {
  const totalPages = Math.ceil(count / size)
  return { content, number, last: number + 1 >= totalPages, totalElements: count, totalPages }
}
