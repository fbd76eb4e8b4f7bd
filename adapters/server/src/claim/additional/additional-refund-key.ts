/** Part of an additional payment that goes back: what was not used, or what was left once that was back. */
export type AdditionalRefundPart = 'REST' | 'UNUSED'

/** Returns the key of a refund of an additional payment; there is one a part. */
export function additionalRefundKey(id: number, part: AdditionalRefundPart): string {
  return part === 'UNUSED' ? `additional:${id}` : `additional:${id}:rest`
}

/** True when a refund was requested by the additional payment itself, and not for another claim of its order. */
export function isAdditionalRefund(id: number, key: string): boolean {
  return key === additionalRefundKey(id, 'UNUSED') || key === additionalRefundKey(id, 'REST')
}
