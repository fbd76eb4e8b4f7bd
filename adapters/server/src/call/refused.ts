import { REFUSALS, type RefusalCode } from '@jangteo/contract/refusal/refusal.catalogue'
import * as Data from 'effect/Data'
import * as Effect from 'effect/Effect'
import type { z } from 'zod'

type Catalogue = typeof REFUSALS

/** Data of a refusal besides its code: the shape that the contract names, or nothing. */
export type RefusalData<Code extends RefusalCode> = Catalogue[Code] extends {
  readonly data: infer Schema extends z.ZodType
}
  ? z.input<Schema>
  : undefined

/** The failure of a use case: one of the contract's refusals. */
export class Refused<Code extends RefusalCode> extends Data.TaggedError('Refused')<{
  readonly code: Code
  readonly message: string
  readonly data: RefusalData<Code>
}> {}

/** True when a use case ended with a refusal rather than a defect. */
export function isRefused(failure: unknown): failure is Refused<RefusalCode> {
  return failure instanceof Refused
}

type Rest<Code extends RefusalCode> =
  undefined extends RefusalData<Code> ? [] : [data: RefusalData<Code>]

/** Ends a use case with a refusal; its text is the catalogue's. */
export function refused<const Code extends RefusalCode>(
  code: Code,
  ...[data]: Rest<Code>
): Effect.Effect<never, Refused<Code>> {
  return Effect.fail(
    new Refused<Code>({
      code,
      message: REFUSALS[code].message,
      data: data as RefusalData<Code>,
    }),
  )
}

/** The same with a text of its own, with the figures of the case. */
export function refusedSaying<const Code extends RefusalCode>(
  code: Code,
  message: string,
  ...[data]: Rest<Code>
): Effect.Effect<never, Refused<Code>> {
  return Effect.fail(new Refused<Code>({ code, message, data: data as RefusalData<Code> }))
}
