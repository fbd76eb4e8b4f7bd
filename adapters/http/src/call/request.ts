import { buildQuery } from '@jangteo/core/navigation/query.rules'
import type { Query } from '@jangteo/core/navigation/query.rules'

/** A call's method and path below the base, e.g. `GET /goods/{id}`. */
export type CallRoute = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`

type Input = Readonly<Record<string, unknown>>

/**
 * Builds the request of a call: fields named in the path fill it, the rest is the query of a GET or the JSON body of a
 * write. Queries skip null and write lists in brackets. Source: spec §2.
 * @example requestOf('GET /goods/{id}', { id: 7 }) // { method: 'GET', url: '/goods/7', body: null }
 */
export function requestOf(
  route: CallRoute,
  input: Input,
): { readonly method: string; readonly url: string; readonly body: string | null } {
  const [method = '', template = ''] = route.split(' ')
  const rest = { ...input }
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name]
    delete rest[name]
    return encodeURIComponent(String(value))
  })
  if (method === 'GET') return { method, url: path + buildQuery(rest as Query), body: null }
  return { method, url: path, body: JSON.stringify(rest) }
}
