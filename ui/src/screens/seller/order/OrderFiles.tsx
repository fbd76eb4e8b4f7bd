import type { StaffInputs } from '@jangteo/http/staff/staffCalls'
import { saveFile } from '../../../parts/file/saveFile.ts'
import { useSheet } from '../../../lib/useSheet.ts'
import { Button } from '../../../parts/action/Button.tsx'
import { staffCalls } from '../../staff/staffCalls.ts'
import { OpeningSheet } from './OpeningSheet.tsx'
import { ShipFileSheet } from './ShipFileSheet.tsx'
import { useOpening } from './useOpening.ts'

type OrderFilesProps = { readonly filter: StaffInputs['sellerOrder']['list'] }

/** Files of the table: what it shows, to be sent back with couriers and numbers filled in. */
export function OrderFiles({ filter }: OrderFilesProps) {
  const shipping = useSheet('shipFile')
  const { page: _page, size: _size, ...filters } = filter ?? {}
  const { open, isBusy, sheet } = useOpening('orderFile', {
    call: (reason) => staffCalls.sellerOrder.exportCsv.call({ ...filters, reason }),
    onData: saveFile,
  })
  return (
    <>
      <Button size="s" variant="outline" isBusy={isBusy} onClick={open}>
        주문 파일 받기
      </Button>
      <Button size="s" variant="outline" onClick={shipping.open}>
        송장 파일 올리기
      </Button>
      <OpeningSheet
        sheet={sheet}
        title="주문 파일 받기"
        acceptLabel="구매자 정보가 있는 파일 받기"
      />
      <ShipFileSheet isOpen={shipping.isOpen} onDismiss={shipping.dismiss} />
    </>
  )
}
