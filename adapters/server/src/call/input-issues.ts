/** Most issues that a refusal names; the others follow once these are corrected. */
export const ISSUE_COUNT_MAX = 20
const PATH_LENGTH_MAX = 200

type Issue = { readonly path: readonly (number | string)[]; readonly message: string }

/** Builds the issue of one input value for a refusal; names chosen by the client are cut. */
export function toInputIssue({ path, message }: Issue): { path: string; message: string } {
  return { path: path.join('.').slice(0, PATH_LENGTH_MAX), message }
}
