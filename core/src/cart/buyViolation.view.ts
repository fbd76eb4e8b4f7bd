import { formatNumber } from '../money/money.rules.ts'
import { buyReasonText } from './cart.messages.ts'
import { buyableQuantityOf } from './buyViolation.rules.ts'
import type { NamedViolation } from './buyViolation.rules.ts'
import { groupBy } from '../decision/group.rules.ts'

/**
 * One reason why a line can't be bought; `before` is the quantity requested, `after` the one available, `null` for no
 * figure.
 */
export type BlockedReason = {
  readonly text: string
  readonly before: string | null
  readonly after: string | null
}

/** A line that can't be bought, with all reasons. */
export type BlockedLine = {
  readonly cartId: number
  readonly goodsName: string
  readonly optionName: string
  readonly reasons: readonly BlockedReason[]
  /** An adult product, and its buyer is not certified. */
  readonly needsAdultCertification: boolean
}

function piecesText(quantity: number): string {
  return `${formatNumber(quantity)}개`
}

function reasonView(violation: NamedViolation): BlockedReason {
  const { params } = violation
  const buyable = buyableQuantityOf(violation)
  const isCounted = 'quantity' in params && buyable !== null && buyable > 0
  return {
    text: buyReasonText(violation),
    before: isCounted ? piecesText(params.quantity) : null,
    after: isCounted ? piecesText(buyable) : null,
  }
}

/**
 * Lists the reasons that keep lines from being bought, line by line under the product's name. Source: spec §8.
 * @example blockedLines([lackingThree])[0]?.reasons // [{ text: '재고가 부족해요. 3개 남았어요.', before: '5개', after: '3개' }]
 */
export function blockedLines(violations: readonly NamedViolation[]): BlockedLine[] {
  return [...groupBy(violations, ({ cartId }) => cartId)].flatMap(([cartId, ofLine]) => {
    const [first] = ofLine
    if (first === undefined) return []
    const { goodsName, optionName } = first
    const reasons = ofLine.map(reasonView)
    const needsAdultCertification = ofLine.some(
      ({ code }) => code === 'ADULT_CERTIFICATION_REQUIRED',
    )
    return [{ cartId, goodsName, optionName, reasons, needsAdultCertification }]
  })
}
