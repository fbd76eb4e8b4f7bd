import type { CouponSheetEvent } from '@jangteo/core/coupon/couponSheet.chart'
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

type SheetPartProps = {
  readonly view: CouponSheetView
  readonly send: (event: CouponSheetEvent) => void
}

/** The coupons of an order: what is chosen where, what else could be, and why others can't. */
export function CouponSheet({ onDismiss, onApply, ...start }: CouponSheetProps) {
  const { view, send, enterCode } = useCouponSheet({
    ...start,
    onApply: (quote) => {
      onApply(quote)
      onDismiss()
    },
  })
  const dismiss = () => {
    send({ type: 'buyer.dismiss' })
    onDismiss()
  }
  return (
    <DrawerSheet
      isOpen
      title="쿠폰 적용"
      onDismiss={dismiss}
      footer={<SheetFooter view={view} send={send} />}
    >
      <SheetContent view={view} send={send} onEnterCode={enterCode} />
      <UnregisteredDialog view={view} send={send} />
    </DrawerSheet>
  )
}

type SheetContentProps = SheetPartProps & { readonly onEnterCode: (code: string) => void }

function SheetContent({ view, send, onEnterCode }: SheetContentProps) {
  if (view.canRetry) {
    return (
      <div role="alert">
        <EmptyState
          icon={TicketPercent}
          title="쿠폰을 불러오지 못했어요"
          {...(view.noticeText === null ? {} : { text: view.noticeText })}
        >
          <Button variant="outline" onClick={() => send({ type: 'buyer.retry' })}>
            다시 시도
          </Button>
        </EmptyState>
      </div>
    )
  }
  if (view.applied === null) return <SheetSkeleton />
  return (
    <div className={styles.content}>
      <CouponSlots
        view={view}
        onPick={(slotKey, couponIssueId) => send({ type: 'buyer.pick', slotKey, couponIssueId })}
      />
      <CouponCodeField view={view} onEnter={onEnterCode} />
      <UnusableCoupons view={view} />
    </div>
  )
}

/** Nobody knows what became of the number. */
function UnregisteredDialog({ view, send }: SheetPartProps) {
  const dismiss = () => send({ type: 'buyer.dismiss' })
  return (
    <Dialog
      isOpen={view.canRepeat}
      title="쿠폰이 등록됐는지 확인하지 못했어요"
      onDismiss={dismiss}
      actions={
        <>
          <Button variant="outline" onClick={dismiss}>
            닫기
          </Button>
          <Button onClick={() => send({ type: 'buyer.retry' })}>다시 확인</Button>
        </>
      }
    >
      네트워크 연결을 확인해 주세요. 다시 확인해도 같은 쿠폰이 두 번 등록되지 않아요.
    </Dialog>
  )
}

/** Discount that the picks take off, and the ways on. */
function SheetFooter({ view, send }: SheetPartProps) {
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
        <Button
          variant="outline"
          aria-disabled={!view.canApply}
          onClick={() => send({ type: 'buyer.reset' })}
        >
          초기화
        </Button>
        <Button aria-disabled={!view.canApply} onClick={() => send({ type: 'buyer.apply' })}>
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
