/**
 * Paths that the specification writes short, and the calls that they mean: a short path inherits the prefix of the one
 * before it. Source: spec §7, domain-rules A20.
 */
export const PATH_ALIASES: Readonly<Record<string, string>> = {
  '/ships/info': '/orders/ships/info',
}
