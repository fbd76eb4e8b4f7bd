import { refusalText } from '@jangteo/http/refusal/refusal'
import type { StaffInputs } from '@jangteo/http/staff/staffCalls'
import { useMutation } from '@tanstack/react-query'
import { saveFile } from '../../../parts/file/saveFile.ts'
import { useSheet } from '../../../lib/useSheet.ts'
import { Button } from '../../../parts/action/Button.tsx'
import { useToast } from '../../../parts/toast/toast.ts'
import { staffCalls } from '../../staff/staffCalls.ts'
import { OpeningSheet } from './OpeningSheet.tsx'
import { ShipFileSheet } from './ShipFileSheet.tsx'

type OrderFilesProps = { readonly filter: StaffInputs['sellerOrder']['list'] }

/** Files of the table: what it shows, to be sent back with couriers and numbers filled in. */
export function OrderFiles({ filter }: OrderFilesProps) {
  const toast = useToast()
  const shipping = useSheet('shipFile')
  const opening = useSheet('orderFile')
  const save = useMutation({
    ...staffCalls.sellerOrder.exportCsv.mutationOptions(),
    onSuccess: saveFile,
    onError: (error) => toast({ text: refusalText(error) }),
  })
  const { page: _page, size: _size, ...filters } = filter ?? {}
  return (
    <>
      <Button size="s" variant="outline" isBusy={save.isPending} onClick={opening.open}>
        주문 파일 받기
      </Button>
      <Button size="s" variant="outline" onClick={shipping.open}>
        송장 파일 올리기
      </Button>
      <OpeningSheet
        sheet={opening}
        title="주문 파일 받기"
        acceptLabel="구매자 정보가 있는 파일 받기"
        onReason={(reason) => save.mutate({ ...filters, reason })}
      />
      <ShipFileSheet isOpen={shipping.isOpen} onDismiss={shipping.dismiss} />
    </>
  )
}
