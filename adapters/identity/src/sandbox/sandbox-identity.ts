import { VERIFICATION_FIELD } from '@jangteo/core/member/identity.codes'
import * as Effect from 'effect/Effect'
import type { IdentityAnswer, IdentityPort, WindowAnswer, WindowRequest } from '../identity.port.ts'
import { readReturnPath, returnedPath } from '../return-path.ts'
import { readChoice } from './sandbox-form.ts'
import { absentPage, SAMPLE_PERSON, windowPage, WRONG_FIELDS } from './sandbox-page.ts'
import { createSandboxRecords, type SandboxRecord, type SandboxRecords } from './sandbox-record.ts'

/** Path of the sandbox's window. */
export const SANDBOX_WINDOW_PATH = '/sandbox/identity'

type SandboxParts = { readonly directory: string; readonly nowMs: () => number }

function answerOf(chosen: SandboxRecord | null): IdentityAnswer {
  if (chosen === null) return { kind: 'unverified', why: 'the window was not finished' }
  switch (chosen.outcome) {
    case 'verified':
      return { kind: 'verified', person: chosen.person }
    case 'silent':
      return { kind: 'silent', why: 'silence was chosen' }
    case 'failed':
    case 'pending':
      return { kind: 'unverified', why: `${chosen.outcome} was chosen` }
  }
}

type Opened = {
  readonly verificationId: string
  readonly returnPath: string
  readonly form: URLSearchParams
}

async function settle(records: SandboxRecords, opened: Opened): Promise<WindowAnswer> {
  const { verificationId, returnPath, form } = opened
  const choice = readChoice(form)
  if (choice === null) {
    const fieldOf = (name: string) => form.get(name) ?? ''
    const fields = {
      name: fieldOf('name'),
      birthday: fieldOf('birthday'),
      mobile: fieldOf('mobile'),
    }
    return windowPage({ fields, problem: WRONG_FIELDS })
  }
  if (choice !== 'closed') await records.write(verificationId, choice)
  const location = returnedPath(returnPath, choice === 'closed' ? null : verificationId)
  return { status: 303, headers: { location, 'cache-control': 'no-store' }, body: '' }
}

async function visit(
  records: SandboxRecords,
  { method, url, form }: WindowRequest,
): Promise<WindowAnswer> {
  const verificationId = url.searchParams.get(VERIFICATION_FIELD)
  const returnPath = readReturnPath(url.searchParams.get('returnPath'))
  if (verificationId === null || returnPath === null) return absentPage()
  if (method !== 'POST' || form === null)
    return windowPage({ fields: SAMPLE_PERSON, problem: null })
  return settle(records, { verificationId, returnPath, form })
}

/**
 * A provider of our own with a window in which anybody is whom they say and every outcome can be chosen. It verifies
 * nobody, so production opens it only where the operator says so. Source: market-rules §7, decision 113.
 */
export function createSandboxIdentity(parts: SandboxParts): IdentityPort {
  const records = createSandboxRecords(parts)
  return {
    name: 'sandbox',
    windowPath: SANDBOX_WINDOW_PATH,
    windowUrl: ({ verificationId, returnPath }) =>
      `${SANDBOX_WINDOW_PATH}?${String(new URLSearchParams({ verificationId, returnPath }))}`,
    query: (verificationId) =>
      Effect.map(
        Effect.promise(() => records.read(verificationId)),
        answerOf,
      ),
    visit: (request) => visit(records, request),
  }
}
