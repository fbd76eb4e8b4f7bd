export const REVIEW_CLAUSE_IDS = [1, 2] as const

/** A clause that reviews are written under: 1 the criteria, 2 use in exhibitions and advertising. */
export type ReviewClauseId = (typeof REVIEW_CLAUSE_IDS)[number]

export type ReviewClause = {
  readonly clauseId: ReviewClauseId
  readonly title: string
  readonly body: string
  readonly isRequired: boolean
}

/** The clauses with their texts; whoever has not agreed to a required one writes no review. Source: market-rules §4.1. */
export const REVIEW_CLAUSES: readonly ReviewClause[] = [
  {
    clauseId: 1,
    title: '리뷰 운영 기준',
    body: '직접 구매하고 구매확정한 상품의 경험을 사실대로 작성해 주세요. 욕설·광고·개인정보·다른 사람의 권리를 침해하는 내용은 운영자가 사유를 알리고 숨길 수 있어요. 신고만으로 숨기지 않으며, 권리자가 요청한 경우 최대 30일 동안 숨기고 작성자는 이의를 제기할 수 있어요. 별점은 게시된 모든 리뷰의 평균이고, 삭제한 리뷰는 글과 사진을 바로 지우며 같은 옵션에 다시 작성할 수 없어요. 게시된 리뷰는 삭제하기 전까지 보관해요.',
    isRequired: true,
  },
  {
    clauseId: 2,
    title: '기획전·광고에 내 리뷰 쓰기',
    body: '장터와 판매자가 기획전과 광고에 내 리뷰의 글과 사진을 사용할 수 있어요. 동의하지 않아도 리뷰를 작성할 수 있고, 리뷰 설정에서 언제든 바꿀 수 있어요.',
    isRequired: false,
  },
]
