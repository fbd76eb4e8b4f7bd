import { lifeRoutes } from '@jangteo/core/navigation/lifeRoute.rules'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { SESSION_MESSAGES } from '@jangteo/core/session/session.messages'
import { SOCIAL_PATH_NAME_OF, SOCIAL_PROVIDER_LABELS } from '@jangteo/core/session/social.codes'
import type { SocialProvider } from '@jangteo/core/session/social.codes'
import { isRefusal, refusalText } from '@jangteo/http/refusal/refusal'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCalls } from '../../../lib/deps.ts'
import { useNavigate } from '../../../lib/router.ts'
import { useConfirm } from '../../../parts/dialog/confirm.ts'
import { useToast } from '../../../parts/toast/toast.ts'

/** Takes a provider off the account, after one question; the last way in leads to a password first. */
export function useSocialUnlink(provider: SocialProvider) {
  const calls = useCalls()
  const queryClient = useQueryClient()
  const confirm = useConfirm()
  const toast = useToast()
  const navigate = useNavigate()
  const label = SOCIAL_PROVIDER_LABELS[provider]
  const explain = async (error: Error) => {
    const text = refusalText(error)
    if (!isRefusal(error, 'SOCIAL_LAST_WAY')) return toast({ text })
    const isAccepted = await confirm({ title: text, acceptLabel: '비밀번호 만들기' })
    if (isAccepted) void navigate(routes.upgrade(lifeRoutes.security()))
  }
  const unlinking = useMutation(
    calls.social.unlink.mutationOptions({
      onSuccess: () => toast({ text: SESSION_MESSAGES.SOCIAL_UNLINKED() }),
      onError: (error) => void explain(error),
      onSettled: () => queryClient.invalidateQueries({ queryKey: calls.social.list.key() }),
    }),
  )
  const unlink = async () => {
    const isAccepted = await confirm({
      title: `${label} 연결을 해제할까요?`,
      text: `해제하면 ${label} 계정으로 로그인할 수 없어요.`,
      acceptLabel: '연결 해제',
    })
    if (isAccepted) unlinking.mutate({ provider: SOCIAL_PATH_NAME_OF[provider] })
  }
  return { isPending: unlinking.isPending, unlink }
}
