import { match } from 'ts-pattern'
import { formatShippingFee, formatWon } from '../money/money.rules.ts'
import type { Won } from '../money/money.rules.ts'
import type { ShippingPolicy } from './shippingPolicy.rules.ts'

function sectionText(quantity: number, fee: Won): string {
  return `${quantity}개부터 ${formatWon(fee)}`
}

function conditionText(policy: ShippingPolicy): string | null {
  return match(policy)
    .with({ kind: 'FREE' }, { kind: 'PAY' }, () => null)
    .with({ kind: 'CONDITION' }, (terms) => `${formatWon(terms.freeThreshold)} 이상 구매 시 무료`)
    .with({ kind: 'QUANTITY' }, (terms) => `${terms.repeatQuantity}개마다 부과`)
    .with({ kind: 'SECTION2' }, ({ baseFee, secondQuantity, secondExtra }) =>
      sectionText(secondQuantity, baseFee + secondExtra),
    )
    .with({ kind: 'SECTION3' }, ({ baseFee, ...terms }) =>
      [
        sectionText(terms.secondQuantity, baseFee + terms.secondExtra),
        sectionText(terms.thirdQuantity, baseFee + terms.thirdExtra),
      ].join(', '),
    )
    .exhaustive()
}

/**
 * Text for the shipping fee of a product, as on the product page. Source: spec §3, domain-rules §2.1.
 * @example shippingPolicyText(condition) // '배송비 3,000원 (50,000원 이상 구매 시 무료)'
 */
export function shippingPolicyText(policy: ShippingPolicy): string {
  if (policy.kind === 'FREE') return formatShippingFee(0)
  const fee = policy.baseFee === 0 ? formatShippingFee(0) : `배송비 ${formatWon(policy.baseFee)}`
  const condition = conditionText(policy)
  return condition === null ? fee : `${fee} (${condition})`
}

/**
 * Text for the extra fees of remote zones, as on the product page; `null` for none. Source: domain-rules §2.1, §2.3.
 */
export function areaText(policy: ShippingPolicy): string | null {
  if (!policy.deliversToRemote) return '제주·도서산간은 배송하지 않아요'
  return match(policy)
    .with({ areaKind: 'NONE' }, () => null)
    .with({ areaKind: 'SECTION2' }, (terms) => {
      return `제주·도서산간 추가 ${formatWon(terms.areaSecondExtra)}`
    })
    .with({ areaKind: 'SECTION3' }, ({ areaSecondExtra, areaThirdExtra }) => {
      return `제주 추가 ${formatWon(areaSecondExtra)}, 도서산간 추가 ${formatWon(areaThirdExtra)}`
    })
    .exhaustive()
}

/**
 * Text for the time within which a product ships, as on the product page. Source: decision 058.
 * @example shipWithinText(3) // '결제한 다음 날부터 영업일 3일 안에 발송해요'
 */
export function shipWithinText(days: number): string {
  return `결제한 다음 날부터 영업일 ${days}일 안에 발송해요`
}

/** Text for bundled shipping with other products of the store, as on the product page. Source: domain-rules §2.2. */
export function bundleText(policy: ShippingPolicy): string {
  return policy.bundles ? '묶음배송 가능' : '묶음배송 불가'
}
