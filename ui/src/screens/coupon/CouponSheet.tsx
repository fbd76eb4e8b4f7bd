import type { CouponSheetView } from '@jangteo/core/coupon/couponSheet.view'
import { TicketPercent } from 'lucide-react'
import { Button } from '../../parts/action/Button.tsx'
import { Callout } from '../../parts/text/Callout.tsx'
import { Dialog } from '../../parts/dialog/Dialog.tsx'
import { DrawerSheet } from '../../parts/dialog/DrawerSheet.tsx'
import { EmptyState } from '../../parts/boundary/EmptyState.tsx'
import { Skeleton, SkeletonPage } from '../../parts/boundary/Skeleton.tsx'
import { VisuallyHidden } from '../../parts/text/VisuallyHidden.tsx'
import { CouponCodeField } from './CouponCodeField.tsx'
import styles from './CouponSheet.module.css'
import { CouponSlots, UnusableCoupons } from './CouponSlots.tsx'
import { useCouponSheet } from './useCouponSheet.ts'
import type { CouponSheetStart } from './useCouponSheet.ts'

type CouponSheetProps = CouponSheetStart & { readonly onDismiss: () => void }

type SheetPartProps = { readonly view: CouponSheetView }

/** Coupons of an order: the choice, the alternatives, and why others can't be used. */
export function CouponSheet({ onDismiss, onApply, ...start }: CouponSheetProps) {
  const view = useCouponSheet({
    ...start,
    onApply: (quote) => {
      onApply(quote)
      onDismiss()
    },
  })
  const dismiss = () => {
    view.dismiss()
    onDismiss()
  }
  return (
    <DrawerSheet isOpen title="쿠폰 적용" onDismiss={dismiss} footer={<SheetFooter view={view} />}>
      <SheetContent view={view} />
      <UnregisteredDialog view={view} />
    </DrawerSheet>
  )
}

function SheetContent({ view }: SheetPartProps) {
  if (view.canRetry) {
    return (
      <div role="alert">
        <EmptyState
          icon={TicketPercent}
          title="쿠폰을 불러오지 못했어요"
          {...(view.noticeText === null ? {} : { text: view.noticeText })}
        >
          <Button variant="outline" onClick={view.retry}>
            다시 시도
          </Button>
        </EmptyState>
      </div>
    )
  }
  if (view.applied === null) return <SheetSkeleton />
  return (
    <div className={styles.content}>
      <CouponSlots view={view} />
      <CouponCodeField view={view} />
      <UnusableCoupons view={view} />
    </div>
  )
}

/** Nobody knows what became of the number. */
function UnregisteredDialog({ view }: SheetPartProps) {
  return (
    <Dialog
      isOpen={view.canRepeat}
      title="쿠폰이 등록됐는지 확인하지 못했어요"
      onDismiss={view.dismiss}
      actions={
        <>
          <Button variant="outline" onClick={view.dismiss}>
            닫기
          </Button>
          <Button onClick={view.retry}>다시 확인</Button>
        </>
      }
    >
      네트워크 연결을 확인해 주세요. 다시 확인해도 같은 쿠폰이 두 번 등록되지 않아요.
    </Dialog>
  )
}

/** Discount that the picks take off, and the ways on. */
function SheetFooter({ view }: SheetPartProps) {
  return (
    <div className={styles.footer}>
      {view.noticeText === null || view.canRetry ? null : (
        <Callout tone="danger">{view.noticeText}</Callout>
      )}
      <p className={styles.total} data-busy={view.isBusy} aria-live="polite">
        <span>쿠폰 할인</span>
        <strong className={styles.applied} data-discount={view.applied?.isDiscount}>
          {view.applied?.text ?? view.busyText}
        </strong>
        {view.applied === null ? null : <VisuallyHidden>{view.busyText}</VisuallyHidden>}
      </p>
      <div className={styles.actions}>
        <Button variant="outline" aria-disabled={!view.canApply} onClick={view.reset}>
          초기화
        </Button>
        <Button aria-disabled={!view.canApply} onClick={view.apply}>
          {view.applyText}
        </Button>
      </div>
    </div>
  )
}

function SheetSkeleton() {
  return (
    <SkeletonPage>
      <div className={styles.content}>
        <Skeleton shape="title" width="third" />
        <Skeleton shape="control" />
        <Skeleton shape="control" />
        <Skeleton shape="control" />
      </div>
    </SkeletonPage>
  )
}
