import { CLAIM_MESSAGES } from '@jangteo/core/claim/claim.messages'
import { formatWon } from '@jangteo/core/money/money.rules'
import { ORDER_REFUSAL_MESSAGES } from '@jangteo/core/order/orderRefusal.messages'
import { useQuery } from '@tanstack/react-query'
import { useCalls } from '../../../lib/deps.ts'
import type { ClaimTarget } from '../../order/claimTarget.ts'

const TEXTS = { ...CLAIM_MESSAGES, ...ORDER_REFUSAL_MESSAGES }

type Area = {
  /** `null` asks nothing: no courier goes there. */
  readonly zonecode: string | null
  /** Notice where the courier does not go. */
  readonly code: 'CLAIM_AREA_NOT_COLLECTED' | 'ORDER_AREA_NOT_DELIVERABLE'
}

/**
 * Reason why a courier does not go to a place, and what the way there costs on top; both `null` where it is as usual,
 * or not known yet.
 */
export function useArea({ ordersId, groupId }: ClaimTarget, { zonecode, code }: Area) {
  const calls = useCalls()
  const input = {
    ordersIdEncrypt: ordersId,
    orderShippingPriceIdEncrypt: groupId,
    zonecode: zonecode ?? '',
  }
  const { data } = useQuery({
    ...calls.claim.checkShippingArea.queryOptions({ input }),
    enabled: zonecode !== null,
  })
  if (data === undefined || zonecode === null) return { problem: null, extraText: null }
  const extra = data.possible ? data.extraPrice : 0
  return {
    problem: data.possible ? null : TEXTS[code](),
    extraText:
      extra === 0
        ? null
        : `제주·도서산간 지역이에요. 구매자 부담이면 ${formatWon(extra)}이 추가돼요.`,
  }
}
