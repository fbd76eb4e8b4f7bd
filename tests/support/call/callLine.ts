/** A call, as far as its line in a table needs it. */
export type Placed = { readonly method: string; readonly path: string }

/** A call's line in the tables. */
export function lineOf({ method, path }: Placed): string {
  return `${method} ${path}`
}
