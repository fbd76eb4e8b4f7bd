import { WRITE_REASON_LENGTH } from '@jangteo/core/staff/writeReason.rules'
import { refusalText } from '@jangteo/http/refusal/refusal'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useRepeatKeys } from '../../../lib/repeatKeys.ts'
import { ErrorState } from '../../../parts/boundary/ErrorState.tsx'
import { Skeleton, SkeletonPage } from '../../../parts/boundary/Skeleton.tsx'
import { Select } from '../../../parts/field/Select.tsx'
import { useToast } from '../../../parts/toast/toast.ts'
import { ReasonSheet } from '../../staff/ReasonSheet.tsx'
import { staffCalls } from '../../staff/staffCalls.ts'

const { operatorMember: calls } = staffCalls

type GrantCouponSheetProps = { readonly memberId: string; readonly onDone: () => void }

/** Grants a coupon of the market, once the coupons have arrived; the same grant is sent under the same key until it is done. */
export function GrantCouponSheet({ memberId, onDone }: GrantCouponSheetProps) {
  const queryClient = useQueryClient()
  const toast = useToast()
  const keys = useRepeatKeys()
  const listed = useQuery(calls.grantableCoupons.queryOptions())
  const isMissing = listed.data === undefined
  const coupons = listed.data?.couponList ?? []
  const load = () => void listed.refetch()
  const [chosen, setChosen] = useState<string | null>(null)
  const couponId = chosen ?? String(coupons[0]?.couponId ?? '')
  const granting = useMutation({
    mutationFn: (reason: string) => {
      const input = { id: memberId, couponId: Number(couponId), reason }
      return calls.grantCoupon.call(input, { context: { idempotencyKey: keys.keyOf(input) } })
    },
    onSuccess: ({ name }) => {
      keys.renew()
      toast({ text: `${name} 쿠폰을 지급했어요.` })
      onDone()
    },
    onError: (error) => toast({ text: refusalText(error) }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: calls.detail.key() }),
  })
  return (
    <ReasonSheet
      title="쿠폰을 지급할까요?"
      acceptLabel="지급"
      length={WRITE_REASON_LENGTH}
      isBusy={granting.isPending || (isMissing && listed.isFetching)}
      onDismiss={onDone}
      onAccept={(reason) => (isMissing ? load() : granting.mutate(reason))}
    >
      {isMissing ? (
        <MissingCoupons error={listed.error} onRetry={load} />
      ) : (
        <Select
          label="쿠폰"
          value={couponId}
          choices={coupons.map(({ couponId: id, name }) => ({ value: String(id), label: name }))}
          onChange={setChosen}
        />
      )}
    </ReasonSheet>
  )
}

type MissingCouponsProps = {
  /** Error of the last try; `null` while the coupons are loading. */
  readonly error: Error | null
  readonly onRetry: () => void
}

function MissingCoupons({ error, onRetry }: MissingCouponsProps) {
  return error === null ? (
    <SkeletonPage>
      <Skeleton shape="control" />
    </SkeletonPage>
  ) : (
    <ErrorState error={error} onRetry={onRetry} />
  )
}
