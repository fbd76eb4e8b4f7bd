export const COURIERS = [
  'CJ_LOGISTICS',
  'LOTTE',
  'HANJIN',
  'EPOST',
  'LOGEN',
  'KYUNGDONG',
  'DAESIN',
  'ILYANG',
  'CVSNET',
  'FREIGHT',
  'DIRECT',
] as const

/** Party that carries parcels, the most used first; the last two are no companies that track. Source: decision 016. */
export type Courier = (typeof COURIERS)[number]

export const COURIER_LABELS: Readonly<Record<Courier, string>> = {
  CJ_LOGISTICS: 'CJ대한통운',
  LOTTE: '롯데택배',
  HANJIN: '한진택배',
  EPOST: '우체국택배',
  LOGEN: '로젠택배',
  KYUNGDONG: '경동택배',
  DAESIN: '대신택배',
  ILYANG: '일양로지스',
  CVSNET: 'GS25편의점택배',
  FREIGHT: '화물·용달',
  DIRECT: '판매자 직접배송',
}
