import { buildQuery } from './query.rules.ts'
import type { Query } from './query.rules.ts'

type ParamName<Pattern extends string> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamName<Rest>
  : Pattern extends `${string}:${infer Name}`
    ? Name
    : never

/** The parameters that a pattern asks for, by the names behind its colons. */
export type PathParams<Pattern extends string> = Readonly<
  Record<ParamName<Pattern>, string | number>
>

/**
 * A link from a pattern, its parameters and its query, all encoded. Source: spec §2.
 * @example toUrl('/product/detail/:goodsId', { goodsId: 7 }, { review: 'Y' }) // '/product/detail/7?review=Y'
 */
export function toUrl<Pattern extends string>(
  pattern: Pattern,
  params: PathParams<Pattern>,
  query: Query = {},
): string {
  const values: Readonly<Record<string, string | number>> = params
  const path = pattern.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(values[name] ?? '').toWellFormed()),
  )
  return `${path}${buildQuery(query)}`
}
