/** Drops the verbs of a view: what is left are its texts and flags as plain data. */
export function withoutVerbs(view: object): unknown {
  return JSON.parse(JSON.stringify(view))
}
