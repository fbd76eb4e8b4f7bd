import { RESTRICTION_REASON_LENGTH } from '@jangteo/core/coupon/couponTerms.codes'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from '../../../lib/router.ts'
import { Button } from '../../../parts/action/Button.tsx'
import { useConfirm } from '../../../parts/dialog/confirm.ts'
import { ReasonSheet } from '../ReasonSheet.tsx'
import { useSaving } from '../form/useSaving.ts'
import type { IssuedCouponDetail } from './couponForm.ts'
import type { CouponIssuer } from './couponIssuer.ts'

type CouponActionsProps = {
  readonly issuer: CouponIssuer
  readonly coupon: IssuedCouponDetail
}

/** The actions on a coupon besides changing its terms. */
export function CouponActions({ issuer, coupon }: CouponActionsProps) {
  const { calls, kind, routes } = issuer
  const { couponId: id, restrictedBy } = coupon
  const stale = [calls.list.key(), calls.detail.key()]
  const [isAsking, setIsAsking] = useState(false)
  const confirm = useConfirm()
  const navigate = useNavigate()
  const isRestricted = restrictedBy !== null
  const verb = isRestricted ? '사용 제한 풀기' : '사용 제한'
  const restrict = useMutation(
    calls.restrict.mutationOptions(
      useSaving({
        text: isRestricted ? '다시 사용할 수 있어요.' : '사용을 제한했어요.',
        stale,
        onDone: () => setIsAsking(false),
      }),
    ),
  )
  const remove = useMutation(
    calls.remove.mutationOptions(
      useSaving({
        text: '쿠폰을 삭제했어요.',
        stale: [calls.list.key()],
        onDone: () => void navigate(routes.coupons(), { replace: true }),
      }),
    ),
  )
  const askRemoval = async () => {
    const isSure = await confirm({
      title: '쿠폰을 삭제할까요?',
      text: '더는 받을 수 없어요. 이미 받은 분은 그대로 사용할 수 있어요.',
      acceptLabel: '삭제',
    })
    if (isSure) remove.mutate({ id })
  }
  const mayRestrict = kind === 'OPERATOR' || restrictedBy !== 'OPERATOR'
  return (
    <>
      {mayRestrict ? (
        <Button size="s" variant="outline" onClick={() => setIsAsking(true)}>
          {verb}
        </Button>
      ) : null}
      {coupon.ownYn === 'Y' ? (
        <Button
          size="s"
          variant="outline"
          isBusy={remove.isPending}
          onClick={() => void askRemoval()}
        >
          삭제
        </Button>
      ) : null}
      {isAsking ? (
        <ReasonSheet
          title={verb}
          acceptLabel={verb}
          length={RESTRICTION_REASON_LENGTH}
          isBusy={restrict.isPending}
          onDismiss={() => setIsAsking(false)}
          onAccept={(reason) =>
            restrict.mutate({ id, restrictedYn: isRestricted ? 'N' : 'Y', reason })
          }
        />
      ) : null}
    </>
  )
}
