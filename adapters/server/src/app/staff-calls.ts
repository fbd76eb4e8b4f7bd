import { staffContract } from '@jangteo/contract/staffContract'
import { implement } from '@orpc/server'
import { admit } from '../call/admit.ts'
import { rejectNulCharacters } from '../call/reject-nul-characters.ts'
import type { ArrivedContext } from '../call/request-context.ts'
import { resolveCaller } from '../call/resolve-caller.ts'
import { watchCall } from '../call/watch-call.ts'

/** The calls of staff with what runs before each use case. */
export const staffCalls = implement(staffContract)
  .$context<ArrivedContext>()
  .use(watchCall)
  .use(resolveCaller)
  .use(admit)
  .use(rejectNulCharacters)
