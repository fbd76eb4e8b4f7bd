/** A notice of a store, written so many days before the load. */
export type NoticeSeed = {
  readonly title: string
  /** Markdown without HTML. */
  readonly body: string
  readonly daysAgo: number
  readonly isPinned?: true
}

/** A group that a store put together of its products, by their pictures. */
export type StoreGroupSeed = { readonly title: string; readonly goods: readonly string[] }

/** Notices of stores by their URLs, the oldest first. */
export const STORE_NOTICES: Readonly<Record<string, readonly NoticeSeed[]>> = {
  achimbat: [
    {
      title: '감귤 상자를 종이로 바꿨어요',
      body: '스티로폼 대신 두꺼운 종이 상자에 담아요. 테이프도 종이라 **그대로 접어** 버리시면 돼요.',
      daysAgo: 40,
    },
    {
      title: '햇감귤을 따기 시작했어요',
      body: '## 올해 감귤\n\n비가 적어 알이 작고 달아요.\n\n- 노지 감귤은 11월 중순부터\n- 선물 상자는 12월 첫 주부터\n\n따는 대로 보내니 도착일이 하루쯤 달라질 수 있어요.',
      daysAgo: 9,
      isPinned: true,
    },
    {
      title: '무른 과일이 왔다면',
      body: '받은 날 사진을 찍어 반품을 신청해 주세요. 보내지 않으셔도 되고, 상한 만큼 바로 환불해요.',
      daysAgo: 3,
    },
  ],
  dadam: [
    {
      title: '찻자리 예약을 받아요',
      body: '하동 다실에서 여는 토요일 찻자리예요. 네 분까지 오실 수 있어요.\n\n전화로 예약해 주세요.',
      daysAgo: 12,
    },
  ],
}

/** Groups of stores by their URLs. */
export const STORE_GROUPS: Readonly<Record<string, readonly StoreGroupSeed[]>> = {
  slowweekend: [{ title: '처음 캠핑을 간다면', goods: ['slow-night-tent'] }],
}
