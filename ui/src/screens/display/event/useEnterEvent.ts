import { refusalText } from '@jangteo/http/refusal/refusal'
import { useMutation } from '@tanstack/react-query'
import { useDeps } from '../../../lib/deps.ts'
import { useRepeatKeys } from '../../../lib/repeatKeys.ts'
import { useToast } from '../../../parts/toast/toast.ts'
import { useEntryConsent } from './useEntryConsent.ts'

/** Text of the question that a guest is asked. */
const LOGIN_TEXT = '이벤트에 응모하려면 로그인해 주세요.'

/** The entry of an event: a guest is asked to log in, a lost answer is asked for again under its key. */
export function useEnterEvent(eventId: string) {
  const { calls, queryClient } = useDeps()
  const toast = useToast()
  const keys = useRepeatKeys()
  const { agreed, toggle, problem, setProblem, isReady } = useEntryConsent(LOGIN_TEXT)
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
  const enter = async () => {
    if (await isReady()) mutate()
  }
  return { agreed, toggle, problem, isBusy: isPending, enter }
}
