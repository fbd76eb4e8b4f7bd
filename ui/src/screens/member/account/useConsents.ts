import type { ConsentKind } from '@jangteo/core/terms/consent.codes'
import { TERMS_MESSAGES } from '@jangteo/core/terms/terms.messages'
import type { Answers } from '@jangteo/http/call/calls'
import { refusalText } from '@jangteo/http/refusal/refusal'
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useCalls } from '../../../lib/deps.ts'
import { useToast } from '../../../parts/toast/toast.ts'

export type Consent = Answers['account']['consents']['content'][number]

function find(consents: readonly Consent[], kind: ConsentKind): Consent | undefined {
  return consents.find(({ termsKind }) => termsKind === kind)
}

/** Text of a change: its day and result, and the night's where it ended with the last of its channels. */
function textOf(kind: ConsentKind, before: readonly Consent[], after: readonly Consent[]): string {
  const hadNight = find(before, 'MARKETING_NIGHT')?.agreeYn === 'Y'
  const hasNight = find(after, 'MARKETING_NIGHT')?.agreeYn === 'Y'
  const text = find(after, kind)?.text ?? ''
  const isNightOver = kind !== 'MARKETING_NIGHT' && hadNight && !hasNight
  return isNightOver ? `${text} ${TERMS_MESSAGES.NIGHT_ENDED()}` : text
}

/** The member's consents; a change is reported at once, with its day. */
export function useConsents() {
  const calls = useCalls()
  const queryClient = useQueryClient()
  const toast = useToast()
  const { data } = useSuspenseQuery({ ...calls.account.consents.queryOptions(), staleTime: 0 })
  const changing = useMutation(
    calls.account.changeConsent.mutationOptions({
      onSuccess: (after, { termsKind }) => {
        queryClient.setQueryData(calls.account.consents.queryKey(), after)
        toast({ text: textOf(termsKind, data.content, after.content) })
      },
      onError: (error) => toast({ text: refusalText(error) }),
    }),
  )
  return {
    consents: data.content,
    changingKind: changing.isPending ? changing.variables.termsKind : null,
    change: (termsKind: ConsentKind, isAgreed: boolean) => {
      if (!changing.isPending) changing.mutate({ termsKind, agreeYn: isAgreed ? 'Y' : 'N' })
    },
  }
}
