import { SOCIAL_PATH_NAME_OF } from '@jangteo/core/session/social.codes'
import type { SocialProvider, SocialPurpose } from '@jangteo/core/session/social.codes'
import { refusalText } from '@jangteo/http/refusal/refusal'
import { useMutation } from '@tanstack/react-query'
import { useCalls } from '../../../lib/deps.ts'
import { useToast } from '../../../parts/toast/toast.ts'
import { storeVisitReturn } from './socialDrafts.ts'

type Visit = {
  readonly purpose: SocialPurpose
  /** Page that the visit leads back to; `null` for home. */
  readonly returnUrl: string | null
}

/** Leads to a provider's own page, which this one is left for. */
export function useSocialStart({ purpose, returnUrl }: Visit) {
  const calls = useCalls()
  const toast = useToast()
  const starting = useMutation(
    calls.social.start.mutationOptions({
      onSuccess: ({ url }) => globalThis.location.assign(url),
      onError: (error) => toast({ text: refusalText(error) }),
    }),
  )
  return {
    isStarting: starting.isPending,
    start: (provider: SocialProvider) => {
      if (starting.isPending) return
      storeVisitReturn(returnUrl)
      starting.mutate({ provider: SOCIAL_PATH_NAME_OF[provider], purposeEnum: purpose, returnUrl })
    },
  }
}
