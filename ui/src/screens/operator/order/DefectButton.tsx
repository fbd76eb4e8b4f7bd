import { useSheet } from '../../../lib/useSheet.ts'
import { Button } from '../../../parts/action/Button.tsx'
import styles from '../../seller/order/SellerOrder.module.css'
import { DefectSheet } from './DefectSheet.tsx'

/** Opens the form of a defect claim of one confirmed item. */
export function DefectButton({ orderItemId }: { readonly orderItemId: string }) {
  const sheet = useSheet(`defect-${orderItemId}`)
  return (
    <div className={styles.buttons}>
      <Button size="s" variant="outline" onClick={sheet.open}>
        하자 반품 접수
      </Button>
      {sheet.isOpen ? <DefectSheet orderItemId={orderItemId} onDismiss={sheet.dismiss} /> : null}
    </div>
  )
}
