export type Allowed<Value> = { readonly ok: true; readonly value: Value }
export type Refusal<Code extends string, Params> = {
  readonly ok: false
  readonly reason: Code
  readonly params: Params
}

/** Answer that a rule answers: the value it allows, or the code of its refusal with the figures a message needs. */
export type Decision<Code extends string, Value = void, Params = Record<never, never>> =
  | Allowed<Value>
  | Refusal<Code, Params>

/** Builds the positive answer of a rule. */
export function allow(): Allowed<void>
export function allow<Value>(value: Value): Allowed<Value>
export function allow<Value>(value?: Value): Allowed<Value | undefined> {
  return { ok: true, value }
}

/** Builds the refusal of a rule: its code, and the figures its message names. */
export function refuse<const Code extends string>(reason: Code): Refusal<Code, Record<never, never>>
export function refuse<const Code extends string, Params>(
  reason: Code,
  params: Params,
): Refusal<Code, Params>
export function refuse(reason: string, params: object = {}): Refusal<string, object> {
  return { ok: false, reason, params }
}

/** A catalogue of Korean texts: one function per code, its parameters the figures it names. */
export type Messages = Readonly<Record<string, (params: never) => string>>
