import { SHIPPING_POLICY_KIND_LABELS } from '@jangteo/core/shipping/shipping.codes'
import { formatWon } from '@jangteo/core/money/money.rules'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { Truck } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../parts/action/Button.tsx'
import { EmptyState } from '../../../parts/boundary/EmptyState.tsx'
import { useConfirm } from '../../../parts/dialog/confirm.ts'
import { type DataColumn, DataTable } from '../../../parts/table/DataTable.tsx'
import { staffCalls } from '../../staff/staffCalls.ts'
import { StaffPage } from '../../staff/StaffPage.tsx'
import { useCommands } from '../../staff/useCommands.ts'
import { POLICY_QUERIES } from './policyQueries.ts'
import { PolicySheet } from './PolicySheet.tsx'
import type { SellerPolicyData } from './policyForm.ts'
import styles from './SellerShipping.module.css'

/** The policy that the sheet is open for: a new one, or one that is there. */
type Opened = { readonly policy: SellerPolicyData | null }

/** The store's shipping policies: fees of orders from now on. */
export function SellerPoliciesScreen() {
  const { data } = useSuspenseQuery(staffCalls.sellerPolicy.list.queryOptions())
  const [opened, setOpened] = useState<Opened | null>(null)
  const remove = useRemovePolicy()
  return (
    <StaffPage
      title="배송 정책"
      place="판매자센터"
      actions={
        <Button size="s" onClick={() => setOpened({ policy: null })}>
          배송 정책 추가
        </Button>
      }
    >
      <DataTable
        name="배송 정책"
        columns={columnsOf({ onEdit: (policy) => setOpened({ policy }), onRemove: remove })}
        rows={data.policyList}
        keyOf={({ shippingPolicyId }) => String(shippingPolicyId)}
        nameOf={({ name }) => name}
        empty={<EmptyState icon={Truck} title="배송 정책이 없어요" />}
      />
      {opened === null ? null : (
        <PolicySheet policy={opened.policy} onDismiss={() => setOpened(null)} />
      )}
    </StaffPage>
  )
}

type Acting = {
  readonly onEdit: (policy: SellerPolicyData) => void
  readonly onRemove: (policy: SellerPolicyData) => void
}

function columnsOf({ onEdit, onRemove }: Acting): readonly DataColumn<SellerPolicyData>[] {
  return [
    {
      key: 'name',
      header: '이름',
      isTitle: true,
      cell: ({ name, shippingPolicyId }) => (
        <span>
          {name} <span className={styles.number}>번호 {shippingPolicyId}</span>
        </span>
      ),
    },
    { key: 'kind', header: '종류', cell: ({ policy }) => SHIPPING_POLICY_KIND_LABELS[policy.kind] },
    {
      key: 'fee',
      header: '기본 배송비',
      align: 'end',
      cell: ({ policy }) => formatWon(policy.baseFee),
    },
    {
      key: 'return',
      header: '반품 · 교환',
      align: 'end',
      cell: ({ returnFee, exchangeFee }) => `${formatWon(returnFee)} · ${formatWon(exchangeFee)}`,
    },
    { key: 'goods', header: '상품', align: 'end', cell: ({ goodsCount }) => `${goodsCount}개` },
    {
      key: 'steps',
      header: '관리',
      cell: (policy) => (
        <span className={styles.buttons}>
          <Button
            size="s"
            variant="outline"
            aria-label={`${policy.name} 수정`}
            onClick={() => onEdit(policy)}
          >
            수정
          </Button>
          <Button
            size="s"
            variant="outline"
            aria-label={`${policy.name} 삭제`}
            onClick={() => onRemove(policy)}
          >
            삭제
          </Button>
        </span>
      ),
    },
  ]
}

function useRemovePolicy() {
  const { toasted } = useCommands({ stale: POLICY_QUERIES })
  const confirm = useConfirm()
  const { mutate } = useMutation(
    staffCalls.sellerPolicy.remove.mutationOptions(toasted('배송 정책을 삭제했어요.')),
  )
  return ({ shippingPolicyId: id, name }: SellerPolicyData) =>
    void confirm({ title: `'${name}' 배송 정책을 삭제할까요?`, acceptLabel: '삭제' }).then(
      (isAccepted) => (isAccepted ? mutate({ id }) : undefined),
    )
}
