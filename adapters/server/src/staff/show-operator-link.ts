import * as Effect from 'effect/Effect'
import { showStaffLink } from './accept-staff-link.ts'
import { isFirstLink } from './open-first-operator.ts'

const NOBODY = { loginId: null, name: null, newYn: 'Y' } as const

/** Shows the operator whose password a link sets; nobody for the first operator. Refusal: STAFF_LINK_INVALID. */
export const showOperatorLink = Effect.fnUntraced(function* ({
  token,
}: {
  readonly token: string
}) {
  return (yield* isFirstLink(token)) ? NOBODY : yield* showStaffLink('OPERATOR', token)
})
