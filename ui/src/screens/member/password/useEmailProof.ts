import { emailProofChart } from '@jangteo/core/member/emailProof.chart'
import type {
  EmailCodeTry,
  EmailProveAnswer,
  EmailSendAnswer,
} from '@jangteo/core/member/emailProof.chart'
import type { EmailPurpose } from '@jangteo/core/member/emailProof.codes'
import { emailProofView } from '@jangteo/core/member/emailProof.view'
import type { EmailProofView } from '@jangteo/core/member/emailProof.view'
import { useMachine } from '@xstate/react'
import { useEffect, useState } from 'react'
import { fromPromise } from 'xstate'
import type { Calls } from '@jangteo/http/call/calls'
import { useCalls } from '../../../lib/deps.ts'
import { useInspection } from '../../../lib/useInspection.ts'
import { proveEmail, sendEmailCode } from './emailProofActors.ts'
import { readEmailDraft, storeEmailDraft } from './passwordDrafts.ts'
import type { EmailForm } from './passwordDrafts.ts'

const PURPOSES = {
  findId: 'FIND',
  resetPassword: 'CHANGE',
  sellerProgress: 'SELLER',
  signUp: 'JOIN',
} as const satisfies Record<EmailForm, EmailPurpose>

function provide(calls: Calls) {
  return emailProofChart.provide({
    actors: {
      sendEmailCode: fromPromise<
        EmailSendAnswer,
        { readonly purpose: EmailPurpose; readonly email: string }
      >(({ input }) => sendEmailCode(calls, input)),
      proveEmail: fromPromise<EmailProveAnswer, EmailCodeTry>(({ input }) =>
        proveEmail(calls, input),
      ),
    },
  })
}

/** Runs the proof of an address for a page; a reload keeps the address, and the code while it is valid. */
export function useEmailProof(form: EmailForm): EmailProofView & { readonly email: string } {
  const calls = useCalls()
  const [{ machine, input }] = useState(() => ({
    machine: provide(calls),
    input: { purpose: PURPOSES[form], ...readEmailDraft(form) },
  }))
  const [snapshot, , actor] = useMachine(machine, { ...useInspection(), input })
  const view = emailProofView(snapshot, actor)
  const { email } = snapshot.context
  const dueAtMs = view.emailProof === null ? view.dueAtMs : null
  useEffect(() => {
    if (email !== '') storeEmailDraft(form, { email, dueAtMs })
  }, [form, email, dueAtMs])
  return { ...view, email }
}
