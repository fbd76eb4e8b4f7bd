import type { IdentityPurpose } from '@jangteo/core/member/identity.codes'
import type {
  IdentityCheckReason,
  IdentityOutcome,
  OpenedVerification,
} from '@jangteo/core/member/identityCheck.chart'
import type { Calls } from '@jangteo/http/call/calls'
import { refusalAmong, Refusal } from '@jangteo/http/refusal/refusal'
import { fromPromise } from 'xstate'
import { pathWithoutVerification } from './identityReturn.ts'

type IdentityCalls = {
  readonly identity: {
    readonly startVerification: Pick<Calls['identity']['startVerification'], 'call'>
    readonly confirmVerification: Pick<Calls['identity']['confirmVerification'], 'call'>
  }
}

const REASONS: readonly IdentityCheckReason[] = [
  'IDENTITY_UNVERIFIED',
  'IDENTITY_UNAVAILABLE',
  'IDENTITY_TAKEN',
  'IDENTITY_DIFFERENT',
  'AGE_TOO_YOUNG',
  'ADULT_AGE_REQUIRED',
]

/** Has the server ask the provider; a refusal that says nothing of the person is its text, and anything else is thrown. */
export async function confirmIdentity(
  calls: IdentityCalls,
  { verificationId }: OpenedVerification,
): Promise<IdentityOutcome> {
  try {
    const { person } = await calls.identity.confirmVerification.call({ id: verificationId })
    return { kind: 'verified', person }
  } catch (error) {
    const reason = refusalAmong(error, REASONS)
    if (reason !== undefined) return { kind: 'refused', reason }
    if (error instanceof Refusal) return { kind: 'failed', text: error.message }
    throw error
  }
}

/** Page that hosts a check: what it is at, and the way from there to a window. */
export type IdentityPage = {
  readonly location: { readonly pathname: string; readonly search: string }
  /** Leaves for the window, which takes the place of the page in the history: going back from it leads past the page. */
  readonly leave: (windowUrl: string) => void
}

type Opening = { readonly purpose: IdentityPurpose; readonly signal: AbortSignal }

/** Begins a verification and leaves for its window, unless the page was left meanwhile. */
export async function openVerification(
  calls: IdentityCalls,
  page: IdentityPage,
  { purpose, signal }: Opening,
): Promise<OpenedVerification> {
  const returnPath = pathWithoutVerification(page.location)
  const { verificationId, windowUrl } = await calls.identity.startVerification.call({
    purposeEnum: purpose,
    returnPath,
  })
  if (!signal.aborted) page.leave(windowUrl)
  return { verificationId }
}

/** The actors of the identity check over the contract's calls. */
export function createIdentityActors(calls: IdentityCalls, page: IdentityPage) {
  return {
    openVerification: fromPromise<OpenedVerification, { readonly purpose: IdentityPurpose }>(
      ({ input: { purpose }, signal }) => openVerification(calls, page, { purpose, signal }),
    ),
    confirmIdentity: fromPromise<IdentityOutcome, OpenedVerification>(({ input }) =>
      confirmIdentity(calls, input),
    ),
  }
}
