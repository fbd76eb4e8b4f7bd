import { NEW_ID, operatorRoutes } from '@jangteo/core/navigation/staffRoute.rules'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useRepeatKeys } from '../../../lib/repeatKeys.ts'
import { useNavigate, useParams } from '../../../lib/router.ts'
import { serverNow } from '../../../lib/serverClock.ts'
import { QueryBoundary } from '../../../parts/boundary/QueryBoundary.tsx'
import { FormSkeleton } from '../../../parts/boundary/FormSkeleton.tsx'
import { useSaving } from '../../staff/form/useSaving.ts'
import { staffCalls } from '../../staff/staffCalls.ts'
import { StaffPage } from '../../staff/StaffPage.tsx'
import { CancelSale } from './CancelSale.tsx'
import { SaleProgress } from './SaleProgress.tsx'
import { SaleSummary } from './SaleSummary.tsx'
import styles from './SpecialSale.module.css'
import { newSpecialSale, saleProblems } from './specialSaleDraft.ts'
import type { SpecialSale, WrittenSale } from './specialSaleDraft.ts'
import { SpecialSaleForm } from './SpecialSaleForm.tsx'

const STALE = [staffCalls.operatorSale.key()]

/** A special sale to be changed or followed, or a new one. */
export function OperatorSpecialSaleScreen() {
  const { specialSaleId = '' } = useParams()
  return specialSaleId === NEW_ID ? (
    <StaffPage title="특별판매 만들기" place="장터 운영">
      <NewSale />
    </StaffPage>
  ) : (
    <QueryBoundary skeleton={<FormSkeleton />}>
      <PlannedSale key={specialSaleId} id={Number(specialSaleId)} />
    </QueryBoundary>
  )
}

function NewSale() {
  const navigate = useNavigate()
  const keys = useRepeatKeys()
  const [begun] = useState(() => newSpecialSale(serverNow()))
  const create = useMutation({
    mutationFn: (written: WrittenSale) => {
      const context = { idempotencyKey: keys.keyOf(written) }
      return staffCalls.operatorSale.create.call(written, { context })
    },
    ...useSaving<{ readonly specialSaleId: number }>({
      text: '특별판매를 만들었어요.',
      stale: STALE,
      onDone: ({ specialSaleId }) =>
        void navigate(operatorRoutes.specialSale(specialSaleId), { replace: true }),
    }),
  })
  return (
    <SpecialSaleForm
      begun={begun}
      problems={saleProblems(create.error)}
      isSaving={create.isPending}
      onSave={(written) => create.mutate(written)}
    />
  )
}

function PlannedSale({ id }: { readonly id: number }) {
  const { data: sale } = useSuspenseQuery({
    ...staffCalls.operatorSale.detail.queryOptions({ input: { id } }),
    staleTime: 0,
  })
  return (
    <StaffPage title={sale.title} place="장터 운영" actions={<CancelSale sale={sale} />}>
      <div className={styles.page}>
        <SaleSummary sale={sale} />
        {sale.changeableYn === 'Y' ? <ChangedSale sale={sale} /> : <SaleProgress sale={sale} />}
      </div>
    </StaffPage>
  )
}

function ChangedSale({ sale }: { readonly sale: SpecialSale }) {
  const change = useMutation(
    staffCalls.operatorSale.change.mutationOptions(
      useSaving({ text: '특별판매를 저장했어요.', stale: STALE }),
    ),
  )
  return (
    <SpecialSaleForm
      begun={sale}
      problems={saleProblems(change.error)}
      isSaving={change.isPending}
      onSave={(written) => change.mutate({ ...written, id: sale.specialSaleId })}
    />
  )
}
