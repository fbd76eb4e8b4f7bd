import type { AreaZone } from '../shipping/shipping.codes.ts'
import type { CheckoutCode } from './checkout.codes.ts'
import { CHECKOUT_MESSAGES } from './checkout.messages.ts'

/** Products that cannot be delivered, and the zone of the address; `null` where it is unknown. */
export type UndeliverablePlace = {
  readonly names: readonly string[]
  readonly zone: AreaZone | null
}

const ZONE_TEXTS: Readonly<Record<AreaZone, string>> = {
  MAINLAND: '이 지역으로',
  JEJU: '제주로',
  ISLAND: '도서산간으로',
}

/**
 * Names the goods that can't be delivered, and the region; `null` when everything can.
 * @example undeliverableText({ names: ['생크림 케이크', '딸기'], zone: 'JEJU' }) // "'생크림 케이크' 외 1개 상품은 제주로 배송할 수 없어요."
 */
export function undeliverableText({ names, zone }: UndeliverablePlace): string | null {
  const [first, ...others] = names
  if (first === undefined) return null
  const rest = others.length === 0 ? '' : ` 외 ${others.length}개`
  return `'${first}'${rest} 상품은 ${ZONE_TEXTS[zone ?? 'MAINLAND']} 배송할 수 없어요.`
}

/** Text of a violation of the checkout form. Source: spec §5, domain-rules §7.5. */
export function violationText(code: CheckoutCode, place: UndeliverablePlace): string {
  const text = CHECKOUT_MESSAGES[code]()
  return code === 'DESTINATION_NOT_DELIVERABLE' ? (undeliverableText(place) ?? text) : text
}
