import { signUpChart } from '@jangteo/core/member/signUp.chart'
import type { IdAnswer, SignUpAnswer, SignUpQuery } from '@jangteo/core/member/signUp.chart'
import { resumeSignUp } from '@jangteo/core/member/signUp.rules'
import { signUpView } from '@jangteo/core/member/signUp.view'
import type { SignUpView } from '@jangteo/core/member/signUp.view'
import type { Calls } from '@jangteo/http/call/calls'
import { useMachine } from '@xstate/react'
import { useEffect, useState } from 'react'
import { fromPromise } from 'xstate'
import { useCalls } from '../../../lib/deps.ts'
import { mergeDeviceKeywords } from '../../../lib/deviceKeywords.ts'
import { useSearchParams } from '../../../lib/router.ts'
import { useSessionChange } from '../../../lib/sessionChange.ts'
import { useInspection } from '../../../lib/useInspection.ts'
import { checkLoginId, signUp } from './signUpActors.ts'
import { forgetSignUpDraft, readSignUpDraft, storeSignUpDraft } from './signUpDraft.ts'
import { readSignUpStep } from './signUpUrl.ts'
import { useSignUpSteps } from './useSignUpSteps.ts'

function provide(calls: Calls, changeSession: () => Promise<void>) {
  return signUpChart.provide({
    actors: {
      checkLoginId: fromPromise<IdAnswer, { readonly loginId: string }>(({ input }) =>
        checkLoginId(calls, input),
      ),
      signUp: fromPromise<SignUpAnswer, SignUpQuery>(async ({ input }) => {
        const answer = await signUp(calls, input)
        if (answer.kind !== 'fine') return answer
        forgetSignUpDraft()
        await mergeDeviceKeywords(calls)
        await changeSession()
        return answer
      }),
    },
  })
}

/** The stored draft, and the step of the address as far as the draft has come. */
function inputOf(query: URLSearchParams) {
  const draft = readSignUpDraft()
  const shown = readSignUpStep(query)
  return { ...draft, firstStep: resumeSignUp(draft, shown === 'welcome' ? 'terms' : shown) }
}

/** Runs a sign-up: a reload, the provider's window and the way back keep draft and step; the password is never stored. */
export function useSignUp(): SignUpView {
  const calls = useCalls()
  const changeSession = useSessionChange()
  const [query] = useSearchParams()
  const [{ machine, input }] = useState(() => ({
    machine: provide(calls, changeSession),
    input: inputOf(query),
  }))
  const [snapshot, , actor] = useMachine(machine, { ...useInspection(), input })
  const view = signUpView(snapshot, actor)
  const { step, draft } = view
  const { agreed, verificationId, loginId, proved } = draft
  useSignUpSteps(view)
  useEffect(() => {
    if (step === 'joined' || step === null) return
    storeSignUpDraft({ agreed, verificationId, loginId, proved })
  }, [step, agreed, verificationId, loginId, proved])
  return view
}
