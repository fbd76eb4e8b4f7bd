import { contract } from '@jangteo/contract/contract'
import { implement } from '@orpc/server'
import { admit } from '../call/admit.ts'
import { rejectNulCharacters } from '../call/reject-nul-characters.ts'
import type { ArrivedContext } from '../call/request-context.ts'
import { resolveCaller } from '../call/resolve-caller.ts'
import { watchCall } from '../call/watch-call.ts'

/** The calls of the market with what runs before each use case. */
export const calls = implement(contract)
  .$context<ArrivedContext>()
  .use(watchCall)
  .use(resolveCaller)
  .use(admit)
  .use(rejectNulCharacters)
