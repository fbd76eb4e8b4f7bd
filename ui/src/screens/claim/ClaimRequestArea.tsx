import { CLAIM_MESSAGES } from '@jangteo/core/claim/claim.messages'
import { formatWon } from '@jangteo/core/money/money.rules'
import { ORDER_MESSAGES } from '@jangteo/core/order/order.messages'
import { useQuery } from '@tanstack/react-query'
import { useCalls } from '../../app/deps.ts'
import { Callout } from '../../parts/Callout.tsx'
import type { RequestEntry } from './useClaimRequest.ts'

const TEXTS = { ...CLAIM_MESSAGES, ...ORDER_MESSAGES }

type AreaProps = {
  readonly entry: RequestEntry
  readonly zonecode: string
  /** What is said where the courier does not go. */
  readonly code: 'CLAIM_AREA_NOT_COLLECTED' | 'ORDER_AREA_NOT_DELIVERABLE'
}

/** Whether the courier goes there, and what it costs on top; nothing while that is not known, and where it is as usual. */
export function ClaimRequestArea({ entry: { target }, zonecode, code }: AreaProps) {
  const calls = useCalls()
  const { data } = useQuery(
    calls.claim.checkShippingArea.queryOptions({
      input: {
        ordersIdEncrypt: target.ordersId,
        orderShippingPriceIdEncrypt: target.groupId,
        zonecode,
      },
    }),
  )
  if (data === undefined) return null
  if (!data.possible) return <Callout tone="danger">{TEXTS[code]()}</Callout>
  return data.extraPrice === null || data.extraPrice === 0 ? null : (
    <Callout>
      <p>제주·도서산간 지역이에요. 구매자 부담이면 {formatWon(data.extraPrice)}이 추가돼요.</p>
    </Callout>
  )
}
