import { EVENT_ENTRY_TERMS } from '@jangteo/core/display/event.rules'
import { decideAgreed, NOTHING_AGREED, toggleTerms } from '@jangteo/core/terms/agreement.rules'
import type { TermsKind } from '@jangteo/core/terms/terms.codes'
import { AGREEMENT_MESSAGES } from '@jangteo/core/terms/agreement.messages'
import { refusalText } from '@jangteo/http/refusal/refusal'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useDeps } from '../../../lib/deps.ts'
import { useRepeatKeys } from '../../../lib/repeatKeys.ts'
import { isMember } from '../../../parts/dialog/isMember.ts'
import { useSession } from '../../../parts/dialog/session.ts'
import { useToast } from '../../../parts/toast/toast.ts'

/** Text of the question that a guest is asked. */
const LOGIN_TEXT = '이벤트에 응모하려면 로그인해 주세요.'

/** The entry of an event: a guest is asked to log in, a lost answer is asked for again under its key. */
export function useEnterEvent(eventId: string) {
  const deps = useDeps()
  const { calls, queryClient } = deps
  const toast = useToast()
  const keys = useRepeatKeys()
  const { askForLogin } = useSession()
  const [agreed, setAgreed] = useState(NOTHING_AGREED)
  const [problem, setProblem] = useState<string | null>(null)
  const showAgain = () => queryClient.invalidateQueries({ queryKey: calls.event.key() })
  const { mutate, isPending } = useMutation({
    mutationFn: () => {
      const input = { id: eventId, agreedTermsList: [...agreed] }
      return calls.event.enter.call(input, { context: { idempotencyKey: keys.keyOf(input) } })
    },
    onSuccess: () => {
      keys.renew()
      toast({ text: '응모했어요.' })
      return showAgain()
    },
    onError: (error) => {
      setProblem(refusalText(error))
      return showAgain()
    },
  })
  const toggle = (kind: TermsKind) => {
    setProblem(null)
    setAgreed((former) => toggleTerms(former, kind))
  }
  const enter = async () => {
    if (!(await isMember(deps))) return askForLogin(LOGIN_TEXT)
    if (!decideAgreed(EVENT_ENTRY_TERMS, agreed).ok) {
      return setProblem(AGREEMENT_MESSAGES.TERMS_REQUIRED())
    }
    setProblem(null)
    mutate()
  }
  return { agreed, toggle, problem, isBusy: isPending, enter }
}
