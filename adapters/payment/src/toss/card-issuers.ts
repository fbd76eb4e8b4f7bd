/** Names of card issuers by the numbers of Toss Payments. */
const CARD_ISSUERS: ReadonlyMap<string, string> = new Map([
  ['11', 'KB국민카드'],
  ['15', '카카오뱅크'],
  ['21', '하나카드'],
  ['24', '토스뱅크'],
  ['30', 'KDB산업은행'],
  ['31', 'BC카드'],
  ['33', '우리카드'],
  ['34', 'Sh수협은행'],
  ['35', '전북은행'],
  ['36', '씨티카드'],
  ['37', '우체국'],
  ['38', '새마을금고'],
  ['39', '저축은행'],
  ['3A', '케이뱅크'],
  ['3C', '유니온페이'],
  ['3K', 'IBK기업은행'],
  ['41', '신한카드'],
  ['42', '제주은행'],
  ['46', '광주은행'],
  ['4J', 'JCB'],
  ['4M', '마스터카드'],
  ['4V', '비자'],
  ['51', '삼성카드'],
  ['61', '현대카드'],
  ['62', '신협'],
  ['6D', '다이너스클럽'],
  ['71', '롯데카드'],
  ['7A', '아메리칸 익스프레스'],
  ['91', 'NH농협카드'],
  ['W1', '우리카드'],
])

/** The issuer's name; `null` for one that came later than this list, which is no reason to doubt the payment. */
export function cardIssuerOf(issuerCode: string): string | null {
  return CARD_ISSUERS.get(issuerCode) ?? null
}
