import { DepositAccount } from '../../order/detail/DepositAccount.tsx'
import type { OrderData } from '../../order/orderData.ts'

type AdditionalDepositProps = { readonly account: NonNullable<OrderData['depositAccount']> }

/** The account that waits for what a claim asked for. */
export function AdditionalDeposit({ account }: AdditionalDepositProps) {
  return (
    <DepositAccount
      account={account}
      consequence="입금이 확인되면 추가결제가 완료되고, 기한이 지나면 결제수단을 다시 선택해야 해요."
    />
  )
}
