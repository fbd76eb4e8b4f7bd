import { REVIEWER_RANK_DAYS } from './reviewerRank.rules.ts'

/** A part of a page of rules, its sentences in order. */
export type PolicySection = { readonly title: string; readonly texts: readonly string[] }

/** How the market treats reviews, in public. Source: market-rules §4.1. */
export const REVIEW_POLICY: readonly PolicySection[] = [
  {
    title: '누가 작성하나요',
    texts: [
      '상품을 구매하고 구매확정한 회원만, 구매확정 후 90일까지 옵션마다 한 번 작성할 수 있어요.',
      '별점과 내용이 좋든 나쁘든 똑같이 보여 드리고, 정렬 순서를 임의로 바꾸지 않아요.',
      '리뷰 점수는 명예일 뿐 돈이나 포인트로 바뀌지 않아요. 대가를 받고 쓴 리뷰는 숨겨요.',
    ],
  },
  {
    title: '언제 숨기나요',
    texts: [
      '개인정보, 욕설이나 혐오 표현, 광고, 상품과 관계없는 내용, 다른 사람의 글이나 사진을 옮긴 리뷰는 운영자가 확인한 뒤 숨겨요.',
      '신고가 많다고 저절로 숨겨지지 않아요. 판매자는 리뷰를 숨기거나 지울 수 없고, 답글을 한 번 남길 수 있어요.',
      '숨긴 리뷰는 평점과 순위에서도 빠지고, 작성한 분에게 사유를 알려 드려요.',
    ],
  },
  {
    title: '권리를 침해당했다고 요청하면',
    texts: [
      '권리자가 요청하면 정보통신망법 제44조의2에 따라 최대 30일 동안 임시로 숨겨요.',
      '작성한 분은 그동안 내 리뷰에서 이의를 제기할 수 있고, 운영자가 확인해 다시 게시하거나 숨김을 유지할지 결정해요.',
      '30일 안에 결정하지 않으면 리뷰는 다시 게시돼요.',
    ],
  },
  {
    title: '삭제와 보관',
    texts: [
      '삭제한 리뷰의 글과 사진은 바로 지우고 되돌릴 수 없어요. 같은 옵션에는 다시 작성할 수 없어요.',
      '숨긴 리뷰는 작성한 분만 볼 수 있고, 숨긴 사유와 처리 이력을 함께 보관해요.',
    ],
  },
  {
    title: '자주 나온 말과 리뷰어 순위',
    texts: [
      '리뷰에서 자주 나온 말은 리뷰 글에서 규칙으로 센 결과예요. 리뷰 하나는 항목마다 한 번만 세고, 별점은 세지 않아요.',
      `리뷰어 순위는 최근 ${REVIEWER_RANK_DAYS}일 동안 쓴 리뷰의 점수를 매일 오전 4시에 다시 계산해요. 판매자와 석 달 안에 세 번 이상 숨겨진 분은 빠져요.`,
      '리뷰어 프로필은 언제든 닫을 수 있고, 닫으면 순위에도 나오지 않아요.',
    ],
  },
]

/** Texts of the block of keywords. Source: market-rules §4.2. */
export const KEYWORD_TEXTS = {
  title: '리뷰에서 자주 나온 말',
  note: '리뷰 글에서 규칙으로 센 결과예요.',
} as const
