import { isRefusal, refusalText } from '@jangteo/http/refusal/refusal'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useCalls } from '../../lib/deps.ts'
import { newKey } from '../../lib/newKey.ts'
import { createRepeatKeys } from '../../lib/repeatKeys.ts'
import type { RepeatKeys } from '../../lib/repeatKeys.ts'
import { useSession } from '../../parts/dialog/session.ts'
import { useToast } from '../../parts/toast/toast.ts'

/** A coupon each: one whose answer was lost is asked for again, not twice. */
function useCouponKeys(): (couponId: number) => RepeatKeys {
  const [keys] = useState(() => new Map<number, RepeatKeys>())
  return (couponId) => {
    const ofCoupon = keys.get(couponId) ?? createRepeatKeys(newKey)
    keys.set(couponId, ofCoupon)
    return ofCoupon
  }
}

/** Notice of coupons that were downloaded together; `null` when none was given. */
function outcomeText(gotCount: number, askedCount: number): string | null {
  if (gotCount === 0) return null
  if (askedCount === 1) return '쿠폰을 받았어요.'
  const gotText = `쿠폰 ${gotCount}장을 받았어요.`
  return gotCount === askedCount
    ? gotText
    : `${gotText} ${askedCount - gotCount}장은 받지 못했어요.`
}

export type Downloads = {
  /** Gets coupons, one after the other. */
  readonly get: (couponIds: readonly number[]) => Promise<void>
  readonly busyIds: ReadonlySet<number>
  /** Reason why coupons were not given, by id; the next try of one forgets it. */
  readonly failures: ReadonlyMap<number, string>
}

/** Downloads coupons and keeps what became of each, for as long as they are shown. */
export function useDownloads(): Downloads {
  const calls = useCalls()
  const queryClient = useQueryClient()
  const toast = useToast()
  const { askForLogin } = useSession()
  const keysOf = useCouponKeys()
  const [busyIds, setBusyIds] = useState<ReadonlySet<number>>(new Set())
  const [failures, setFailures] = useState<ReadonlyMap<number, string>>(new Map())
  const { mutateAsync } = useMutation({
    mutationFn: (id: number) => {
      const idempotencyKey = keysOf(id).keyOf(id)
      return calls.coupon.download.call({ id }, { context: { idempotencyKey } })
    },
    onSuccess: (_, id) => keysOf(id).renew(),
    onError: (error, id) => {
      if (isRefusal(error, 'COUPON_NO_SESSION')) askForLogin()
      else setFailures((former) => new Map(former).set(id, refusalText(error)))
    },
  })
  const getOne = (id: number) =>
    mutateAsync(id).then(
      () => true,
      () => false,
    )
  const get = async (couponIds: readonly number[]) => {
    const asked = new Set(couponIds)
    setBusyIds((former) => new Set([...former, ...asked]))
    setFailures((former) => new Map([...former].filter(([id]) => !asked.has(id))))
    let gotCount = 0
    for (const id of couponIds) if (await getOne(id)) gotCount += 1
    const shown = [calls.coupon.key(), calls.benefit.key(), calls.event.key()]
    await Promise.all(shown.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
    setBusyIds((former) => new Set([...former].filter((id) => !asked.has(id))))
    const text = outcomeText(gotCount, couponIds.length)
    if (text !== null) toast({ text })
  }
  return { get, busyIds, failures }
}
