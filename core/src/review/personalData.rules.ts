const PATTERNS: readonly RegExp[] = [
  /(?<!\d)01[016789][ .\-–]?\d{3,4}[ .\-–]?\d{4}(?!\d)/,
  /(?<!\d)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])[ \-–]?[1-8]\d{6}(?!\d)/,
  /(?<!\d)\d{4}(?:[ \-–]?\d{4}){3}(?!\d)/,
  // An account: 11 to 14 digits; dates, prices and sizes are shorter, or spaced.
  /(?<!\d)\d(?:[-–]?\d){10,13}(?!\d)/,
  /[\w.+-]+@[\w-]+\.[a-z]{2,}/i,
]

/**
 * True when a text for everybody seems to hold somebody's data: a mobile, resident registration, card or account number,
 * or an e-mail address. Source: market-rules §4.1.
 * @example hasPersonalData('연락처는 010-1234-5678이에요') // true
 */
export function hasPersonalData(text: string): boolean {
  const plain = text.normalize('NFKC')
  return PATTERNS.some((pattern) => pattern.test(plain))
}
