import { REFUSALS } from '@jangteo/contract/refusal/refusal.catalogue'
import { REFUSAL_MESSAGES } from '@jangteo/core/refusal/refusal.messages'
import { ORPCError, os } from '@orpc/server'

type Path = readonly (string | number)[]

/** Where in an input a text holds a null character, in order. */
function findIllegible(input: unknown, path: Path = []): Path[] {
  if (typeof input === 'string') return input.includes('\0') ? [path] : []
  if (Array.isArray(input)) {
    return input.flatMap((item: unknown, index) => findIllegible(item, [...path, index]))
  }
  if (typeof input !== 'object' || input === null) return []
  return Object.entries(input).flatMap(([key, value]) => findIllegible(value, [...path, key]))
}

/** Refuses input with a null character anywhere: no column can keep such a text. Refusal: BAD_INPUT naming each place. */
export const legible = os.middleware(({ next }, input) => {
  const paths = findIllegible(input)
  if (paths.length === 0) return next()
  const { status, message } = REFUSALS.BAD_INPUT
  const issues = paths.map((path) => ({
    path: path.join('.'),
    message: REFUSAL_MESSAGES.TEXT_ILLEGIBLE(),
  }))
  throw new ORPCError('BAD_INPUT', { defined: true, status, message, data: { issues } })
})
