import { refusalText } from '@jangteo/http/refusal/refusal'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCalls } from '../../../lib/deps.ts'
import { useRepeatKeys } from '../../../lib/repeatKeys.ts'
import { useConfirm } from '../../../parts/dialog/confirm.ts'
import { useToast } from '../../../parts/toast/toast.ts'
import { toWritten } from './questionData.ts'
import type { QuestionData, WrittenQuestion } from './questionData.ts'

/** Everything that lists or counts questions is asked for again. */
function useRefresh() {
  const calls = useCalls()
  const queryClient = useQueryClient()
  return () =>
    Promise.all(
      [calls.goodsQuestion, calls.goods.detail].map((asked) =>
        queryClient.invalidateQueries({ queryKey: asked.key() }),
      ),
    )
}

/** Asks about a product; a second try after a lost answer is not a second question. */
export function useAsking(goodsId: number, onDone: () => void) {
  const calls = useCalls()
  const toast = useToast()
  const keys = useRepeatKeys()
  const refresh = useRefresh()
  const asking = useMutation({
    mutationFn: (written: WrittenQuestion) => {
      const input = { id: goodsId, ...toWritten(written) }
      return calls.goodsQuestion.ask.call(input, { context: { idempotencyKey: keys.keyOf(input) } })
    },
    onSuccess: () => {
      keys.renew()
      toast({ text: '문의를 남겼어요. 답변이 달리면 알려 드릴게요.' })
      onDone()
    },
    onSettled: refresh,
  })
  const { mutate: send, isPending: isBusy, error, reset } = asking
  return { send, isBusy, error, reset }
}

/** Changes a question of the member's. */
export function useEditing({ qnaIdEncrypt: id }: QuestionData, onDone: () => void) {
  const calls = useCalls()
  const toast = useToast()
  const refresh = useRefresh()
  const editing = useMutation({
    mutationFn: (written: WrittenQuestion) =>
      calls.goodsQuestion.change.call({ id, ...toWritten(written) }),
    onSuccess: () => {
      toast({ text: '문의를 수정했어요.' })
      onDone()
    },
    onSettled: refresh,
  })
  const { mutate: send, isPending: isBusy, error, reset } = editing
  return { send, isBusy, error, reset }
}

/** Removes a question of the member's once they are sure. */
export function useRemoving({ qnaIdEncrypt: id }: QuestionData) {
  const calls = useCalls()
  const toast = useToast()
  const confirm = useConfirm()
  const refresh = useRefresh()
  const removing = useMutation(
    calls.goodsQuestion.remove.mutationOptions({
      onSuccess: () => toast({ text: '문의를 삭제했어요.' }),
      onError: (error) => toast({ text: refusalText(error) }),
      onSettled: refresh,
    }),
  )
  const ask = async () => {
    if (await confirm({ title: '문의를 삭제할까요?', acceptLabel: '삭제' })) removing.mutate({ id })
  }
  return { ask, isBusy: removing.isPending }
}
