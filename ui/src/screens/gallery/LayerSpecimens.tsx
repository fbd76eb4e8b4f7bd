import { useState } from 'react'
import { useSheet } from '../../lib/useSheet.ts'
import { Button } from '../../parts/action/Button.tsx'
import { useConfirm } from '../../parts/dialog/confirm.ts'
import { Dialog } from '../../parts/dialog/Dialog.tsx'
import { Sheet, warmSheet } from '../../parts/dialog/Sheet.tsx'
import { useToast } from '../../parts/toast/toast.ts'
import { Specimen } from './Specimen.tsx'

const OPEN = { label: '보러 가기', onPress: () => undefined }

/** Layers above the page. */
export function LayerSpecimens() {
  const toast = useToast()
  const confirm = useConfirm()
  const sheet = useSheet('specimen')
  const [isShown, setIsShown] = useState(false)
  const ask = async () => {
    const isAccepted = await confirm({
      title: '쿠폰을 삭제할까요?',
      text: '장바구니에서 2개 상품이 빠져요.',
      acceptLabel: '삭제',
    })
    toast({ text: isAccepted ? '삭제했어요.' : '그대로 두었어요.' })
  }
  return (
    <Specimen name="Toast · Confirm · Dialog · Sheet">
      <Button variant="outline" onClick={() => toast({ text: '장바구니에 담았어요.' })}>
        토스트
      </Button>
      <Button
        variant="outline"
        onClick={() => toast({ text: '장바구니에 담았어요.', action: OPEN })}
      >
        할 일이 있는 토스트
      </Button>
      <Button variant="outline" onClick={() => void ask()}>
        확인
      </Button>
      <Button variant="outline" onClick={() => setIsShown(true)}>
        알림
      </Button>
      <Dialog
        isOpen={isShown}
        title="가격이 바뀌었어요"
        onDismiss={() => setIsShown(false)}
        actions={<Button onClick={() => setIsShown(false)}>확인했어요</Button>}
      >
        <p>딸기 500g 2팩 21,900원 → 19,900원</p>
      </Dialog>
      <Button variant="outline" onPointerDown={warmSheet} onClick={sheet.open}>
        시트
      </Button>
      <Sheet
        isOpen={sheet.isOpen}
        title="배송지 선택"
        onDismiss={sheet.dismiss}
        footer={
          <Button isWide onClick={sheet.dismiss}>
            선택 완료
          </Button>
        }
      >
        <p>뒤로 가기를 누르면 시트가 먼저 닫혀요.</p>
      </Sheet>
    </Specimen>
  )
}
