import type { StaffAnswers } from '@jangteo/http/staff/staffCalls'
import { useMutation } from '@tanstack/react-query'
import { Button } from '../../../parts/action/Button.tsx'
import { useConfirm } from '../../../parts/dialog/confirm.ts'
import { staffCalls } from '../../staff/staffCalls.ts'
import { useCommands } from '../../staff/useCommands.ts'

type OwnStore = StaffAnswers['sellerStore']['detail']

function useMoves() {
  const { toasted } = useCommands()
  const { sellerStore } = staffCalls
  return {
    open: useMutation(sellerStore.open.mutationOptions(toasted('스토어를 열었어요.'))),
    pause: useMutation(sellerStore.pause.mutationOptions(toasted('스토어를 잠시 쉬어요.'))),
    resume: useMutation(sellerStore.resume.mutationOptions(toasted('스토어를 다시 열었어요.'))),
  }
}

/** Opening, pausing and going on, as far as the store's state allows. */
export function StoreMoves({ store }: { readonly store: OwnStore }) {
  const { open, pause, resume } = useMoves()
  const confirm = useConfirm()
  const askPause = async () => {
    const isSure = await confirm({
      title: '스토어를 잠시 쉴까요?',
      text: '다시 열 때까지 상품이 판매되지 않아요. 받은 주문은 계속 처리해 주세요.',
      acceptLabel: '잠시 쉬기',
    })
    if (isSure) pause.mutate({})
  }
  return (
    <>
      {store.openYn === 'Y' ? (
        <Button isBusy={open.isPending} onClick={() => open.mutate({})}>
          스토어 열기
        </Button>
      ) : null}
      {store.pauseYn === 'Y' ? (
        <Button variant="outline" isBusy={pause.isPending} onClick={() => void askPause()}>
          잠시 쉬기
        </Button>
      ) : null}
      {store.resumeYn === 'Y' ? (
        <Button isBusy={resume.isPending} onClick={() => resume.mutate({})}>
          다시 열기
        </Button>
      ) : null}
    </>
  )
}
