import {
  type Deal,
  dealStateOf,
  showsDealPrice,
  soldPercent,
} from '@jangteo/core/display/deal.rules'

/** A deal as the wire shows it at a moment: its price from the start on, the share sold where the pieces are bounded. */
export function toDealAnswer(deal: Deal, nowMs: number) {
  const stateEnum = dealStateOf(deal, nowMs)
  return {
    dealId: deal.dealId,
    dealPrice: showsDealPrice(stateEnum) ? deal.dealPrice : null,
    startsAt: new Date(deal.startsAtMs).toISOString(),
    endsAt: new Date(deal.endsAtMs).toISOString(),
    soldPercent: soldPercent(deal.taken, deal.quantityTotal),
    stateEnum,
    afterEndEnum: deal.afterEnd,
  }
}
