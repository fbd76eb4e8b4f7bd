import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { serverNow } from '../../../lib/serverClock.ts'
import { useNavigate } from '../../../lib/router.ts'
import { useSaving } from '../form/useSaving.ts'
import { newTerms, termsProblems } from './couponForm.ts'
import type { CouponIssuer } from './couponIssuer.ts'
import { CouponTermsForm } from './CouponTermsForm.tsx'

/** A coupon that is still to be made. */
export function NewCoupon({ issuer }: { readonly issuer: CouponIssuer }) {
  const { kind, calls, routes } = issuer
  const navigate = useNavigate()
  const [begun] = useState(() => newTerms(kind, serverNow()))
  const create = useMutation(
    calls.create.mutationOptions(
      useSaving({
        text: '쿠폰을 만들었어요.',
        stale: [calls.list.key()],
        onDone: ({ couponId }) => void navigate(routes.coupon(couponId), { replace: true }),
      }),
    ),
  )
  return (
    <CouponTermsForm
      issuer={kind}
      begun={begun}
      begunTargets={[]}
      problems={termsProblems(create.error)}
      isSaving={create.isPending}
      onSave={(terms) => create.mutate(terms)}
    />
  )
}
