import { refusalText } from '@jangteo/http/refusal/refusal'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCalls } from '../../lib/deps.ts'
import { useConfirm } from '../../parts/dialog/confirm.ts'
import { useToast } from '../../parts/toast/toast.ts'
import type { HeldCouponData } from './couponData.ts'

type After = { readonly onRemoved?: () => void }

/** Actions that its owner may take with a coupon: throw it away after one question, or take the terms of today. */
export function useHeldActions(coupon: HeldCouponData, { onRemoved }: After = {}) {
  const { name, couponIssueIdEncrypt: id } = coupon
  const calls = useCalls()
  const queryClient = useQueryClient()
  const confirm = useConfirm()
  const toast = useToast()
  const reported = (text: string) => ({
    onSuccess: () => toast({ text }),
    onError: (error: Error) => toast({ text: refusalText(error) }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: calls.coupon.key() }),
  })
  const removal = useMutation(calls.coupon.remove.mutationOptions(reported('쿠폰을 삭제했어요.')))
  const renewal = useMutation(calls.coupon.renew.mutationOptions(reported('새 조건으로 받았어요.')))
  const askToRemove = async () => {
    const question = {
      title: `'${name}' 쿠폰을 삭제할까요?`,
      text: '삭제한 쿠폰은 되돌릴 수 없어요.',
      acceptLabel: '삭제',
    }
    if (await confirm(question)) {
      removal.mutate({ id }, onRemoved === undefined ? {} : { onSuccess: onRemoved })
    }
  }
  return {
    remove: () => void askToRemove(),
    isRemoving: removal.isPending,
    renew: () => renewal.mutate({ id }),
    isRenewing: renewal.isPending,
  }
}
