import { contract, deskContract } from '@jangteo/contract/contract'
import { staffContract } from '@jangteo/contract/staffContract'
import type { CallMeta } from '@jangteo/contract/call/call'
import { z } from 'zod'

/** A call as the contract describes it; `name` is its place there, such as `address.create`. */
export type ContractCall = {
  readonly name: string
  readonly method: string
  /** Below `/api`, with `{id}` where an id goes. */
  readonly path: string
  readonly meta: CallMeta
  /** The codes that it may answer with. */
  readonly refusals: readonly string[]
  /** Schema of its input: fields of path, query and body together; `null` when it takes nothing. */
  readonly input: z.ZodType | null
  /** The fields of its input. */
  readonly fields: readonly string[]
}

type Described = {
  readonly '~orpc': {
    readonly route: { readonly method?: string; readonly path?: string }
    readonly meta: CallMeta
    readonly errorMap: object
    readonly inputSchema?: unknown
  }
}

function fieldsOf(schema: unknown): string[] {
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : []
}

const DOMAINS: Readonly<Record<string, Readonly<Record<string, Described>>>> = {
  ...contract,
  ...staffContract,
  ...deskContract,
}

/** Every call of the market, of staff and of the desk, in the order of the contract. */
export const CONTRACT_CALLS: readonly ContractCall[] = Object.entries(DOMAINS).flatMap(
  ([domain, calls]) =>
    Object.entries(calls).map(([call, procedure]) => {
      const { route, meta, errorMap, inputSchema } = procedure['~orpc']
      const { method = 'POST', path = `/${domain}/${call}` } = route
      const input = inputSchema instanceof z.ZodType ? inputSchema : null
      const described = { refusals: Object.keys(errorMap), input, fields: fieldsOf(input) }
      return { name: `${domain}.${call}`, method, path, meta, ...described }
    }),
)
