import { CompiledQuery } from 'kysely'

const texts = new WeakMap<TemplateStringsArray, string>()

/**
 * A statement as a template in which nothing but values stands, each of them a parameter. Its text is put together once: for
 * short statements of hot calls that Kysely has no words for. Source: decision 109.
 */
export function statement(
  strings: TemplateStringsArray,
  ...values: readonly unknown[]
): CompiledQuery {
  const text =
    texts.get(strings) ?? strings.reduce((before, next, place) => `${before}$${place}${next}`)
  texts.set(strings, text)
  return CompiledQuery.raw(text, [...values])
}
