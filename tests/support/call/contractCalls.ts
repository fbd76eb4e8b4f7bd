import { contract, deskContract } from '@jangteo/contract/contract'
import type { CallMeta } from '@jangteo/contract/call/call'

/** A call as the contract describes it; `name` is its place there, such as `address.create`. */
export type ContractCall = {
  readonly name: string
  readonly method: string
  /** Below `/api`, with `{id}` where an id goes. */
  readonly path: string
  readonly meta: CallMeta
}

type Described = {
  readonly '~orpc': {
    readonly route: { readonly method?: string; readonly path?: string }
    readonly meta: CallMeta
  }
}

const DOMAINS: Readonly<Record<string, Readonly<Record<string, Described>>>> = {
  ...contract,
  ...deskContract,
}

/** Every call of the market and of the desk, in the order of the contract. */
export const CONTRACT_CALLS: readonly ContractCall[] = Object.entries(DOMAINS).flatMap(
  ([domain, calls]) =>
    Object.entries(calls).map(([call, procedure]) => {
      const { route, meta } = procedure['~orpc']
      const { method = 'POST', path = `/${domain}/${call}` } = route
      return { name: `${domain}.${call}`, method, path, meta }
    }),
)
